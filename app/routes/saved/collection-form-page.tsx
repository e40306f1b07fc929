import type { ReactNode } from 'react'
import { href } from 'react-router'
import { copy } from '#app/collections/copy.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { BackLink } from '#app/platform/ui/back-link.tsx'

type Loaded = { collection: { id: string; name: string } }
type Missing = { collection: null }

type CollectionFormPageProps<Data extends Loaded> = {
  data: Data | Missing
  /** The action. */
  title: string
  lead: string
  children: (data: Data) => ReactNode
}

/** A page with forms about one of the user's own collections, which work without scripts. */
export function CollectionFormPage<Data extends Loaded>({
  data,
  title,
  lead,
  children,
}: CollectionFormPageProps<Data>) {
  if (!data.collection) return <MissingCollection />
  const { id, name } = data.collection
  return (
    <div className="wrap-form">
      <BackLink to={href('/collections/:id', { id })}>{name}</BackLink>
      <h1 className="pt-7 type-title">{title}</h1>
      <p className="mt-4 mb-8 type-lead text-ink-soft">{lead}</p>
      {children(data)}
    </div>
  )
}

/** The title of the document names the collection too. */
export function titleOf(loaded: Loaded | Missing | undefined, title: string): string {
  return loaded?.collection ? `${title}: ${loaded.collection.name}` : copy.page.notFound
}

/** One that does not exist and one of somebody else look the same. */
export function MissingCollection() {
  const { notFound, notFoundText, back } = copy.page
  return <MissingPage title={notFound} text={notFoundText} to={href('/saved')} label={back} />
}
