import { data, href, redirect } from 'react-router'
import {
  addSection,
  moveSection,
  removeSection,
  renameSection,
} from '#app/features/collections/arranging/section-commands.server.ts'
import { sectionCopy as words } from '#app/features/collections/arranging/section-copy.ts'
import { countSections } from '#app/features/collections/arranging/section-queries.server.ts'
import { changedSection, newSection } from '#app/features/collections/arranging/section-schema.ts'
import {
  NewSection,
  type SectionAnswer,
  SectionList,
} from '#app/features/collections/components/section-list.tsx'
import { copy } from '#app/features/collections/copy.ts'
import type { Outcome } from '#app/features/collections/outcome.ts'
import { getCollection } from '#app/features/collections/queries.server.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { readForm, sentForm, typedIn } from '#app/http/read-form.ts'
import { requireViewer } from '#app/http/session.server.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import { failedAnswer } from '#app/lib/form-answer.ts'
import { formText } from '#app/lib/form-text.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import type { Route } from './+types/collection-sections.ts'

/** The sections of a collection, for its owner. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request)
  const collection = await getCollection(viewer, params.id)
  if (collection?.type !== 'emails') return data({ collection: null }, { status: 404 })
  const { id, name } = collection
  return { collection: { id, name }, sections: await countSections(collection) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.collection ? words.title : copy.page.notFound })

export async function action({ context, request, params: { id }, url }: Route.ActionArgs) {
  const actor = await requireViewer(context, request)
  const form = await sentForm(request)
  const sectionId = formText(form, 'sectionId')
  const change = { actor, id, sectionId }
  const done = (outcome: Outcome, title: string) =>
    redirectWithToast(url.pathname, outcome.ok ? { title } : { title: outcome.message, kind: 'destructive' })

  switch (formText(form, 'intent')) {
    case 'add': {
      const read = readForm(newSection, form)
      if (!read.ok) return read.refusal
      const added = await addSection({ actor, id, input: read.input })
      if (added.ok) return done(added, words.added)
      const refusal = failedAnswer(words.failed, added.message)
      return data<SectionAnswer>({ ...refusal, values: typedIn(form) }, { status: 400 })
    }
    case 'rename': {
      const read = readForm(changedSection, form)
      if (!read.ok) return data<SectionAnswer>({ ...read.refusal.data, of: sectionId }, { status: 400 })
      return done(await renameSection({ ...change, title: read.input.title }), words.renamed)
    }
    case 'up':
      return done(await moveSection({ ...change, by: -1 }), words.moved)
    case 'down':
      return done(await moveSection({ ...change, by: 1 }), words.moved)
    case 'remove':
      return done(await removeSection(change), words.removed)
    default:
      return redirect(url.pathname)
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<SectionAnswer>(serverAction, failedAnswer(words.failed, copy.errors.unexpected))
}

export default function CollectionSections({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.collection) {
    const { notFound, notFoundText, back } = copy.page
    return <MissingPage title={notFound} text={notFoundText} to={href('/saved')} label={back} />
  }
  const { collection, sections } = loaderData
  const answer: SectionAnswer | undefined = actionData
  return (
    <div className="wrap max-w-[760px]!">
      <BackLink to={href('/collections/:id', { id: collection.id })}>{collection.name}</BackLink>
      <h1 className="pt-7 type-title">{words.title}</h1>
      <p className="mt-4 mb-8 max-w-[600px] type-lead text-ink-soft">{words.lead}</p>
      <SectionList sections={sections} answer={answer} />
      <NewSection key={sections.length} answer={answer?.of ? undefined : answer} />
    </div>
  )
}
