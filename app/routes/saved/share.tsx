import { data, href, redirect } from 'react-router'
import { SecretLinks } from '#app/features/collections/components/secret-links.tsx'
import { ShareDetails } from '#app/features/collections/components/share-details.tsx'
import { ShareHeading } from '#app/features/collections/components/share-heading.tsx'
import { copy } from '#app/features/collections/copy.ts'
import type { Outcome } from '#app/features/collections/outcome.ts'
import { getCollection } from '#app/features/collections/queries.server.ts'
import {
  changeShare,
  createLink,
  publish,
  revokeLink,
  unpublish,
} from '#app/features/collections/sharing/share-commands.server.ts'
import { shareCopy } from '#app/features/collections/sharing/share-copy.ts'
import { getSharing } from '#app/features/collections/sharing/share-queries.server.ts'
import { newLink, shareDetails } from '#app/features/collections/sharing/share-schema.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { canonicalUrl } from '#app/http/canonical.server.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { readForm, sentForm, typedIn } from '#app/http/read-form.ts'
import { requireViewer } from '#app/http/session.server.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import { formText } from '#app/lib/form-text.ts'
import type { Route } from './+types/share.ts'

/** `of` is the form it answers; `link` is a new secret link, which only this response contains. */
type ShareAnswer = FormAnswer & { of?: 'details' | 'links'; link?: string }

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request)
  const collection = await getCollection(viewer, params.id)
  if (collection?.type !== 'emails') return data({ collection: null }, { status: 404 })
  const sharing = await getSharing(collection)
  const { slug } = sharing
  const address = slug && canonicalUrl(url, href('/collection/:slug', { slug }))
  return { collection: { id: collection.id, name: collection.name }, ...sharing, address }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.collection ? shareCopy.title(loaderData.collection.name) : copy.page.notFound,
  })

/** It may contain a link that is shown once. */
export function headers() {
  return { 'Cache-Control': 'private, no-store' }
}

export async function action({ context, request, params: { id }, url }: Route.ActionArgs) {
  const actor = await requireViewer(context, request)
  const form = await sentForm(request)
  const done = (outcome: Outcome, title: string) =>
    redirectWithToast(url.pathname, outcome.ok ? { title } : { title: outcome.message, kind: 'destructive' })

  switch (formText(form, 'intent')) {
    case 'details':
    case 'publish': {
      const read = readForm(shareDetails, form)
      if (!read.ok) return data<ShareAnswer>({ ...read.refusal.data, of: 'details' }, { status: 400 })
      const isPublishing = formText(form, 'intent') === 'publish'
      const change = isPublishing ? publish : changeShare
      const { published } = shareCopy.public
      const changed = await change({ actor, id, input: read.input })
      if (!changed.ok) {
        const refusal = failedAnswer(shareCopy.details.failed, changed.message)
        return data<ShareAnswer>({ ...refusal, values: typedIn(form), of: 'details' }, { status: 400 })
      }
      return done(changed, isPublishing ? published : shareCopy.details.saved)
    }
    case 'unpublish':
      return done(await unpublish({ actor, id }), shareCopy.public.unpublished)
    case 'revoke':
      return done(
        await revokeLink({ actor, id, linkId: formText(form, 'linkId') }),
        shareCopy.links.revokedNow,
      )
    case 'link': {
      const read = readForm(newLink, form)
      if (!read.ok) return data<ShareAnswer>({ ...read.refusal.data, of: 'links' }, { status: 400 })
      const made = await createLink({ actor, id, input: read.input })
      if (!made.ok) {
        const refusal = failedAnswer(shareCopy.links.failed, made.message)
        return data<ShareAnswer>({ ...refusal, of: 'links' }, { status: 400 })
      }
      const link = canonicalUrl(url, href('/shared/:secret', { secret: made.secret }))
      return data<ShareAnswer>({ of: 'links', link })
    }
    default:
      return redirect(url.pathname)
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<ShareAnswer>(
    serverAction,
    failedAnswer(shareCopy.details.failed, copy.errors.unexpected),
  )
}

export default function Share({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.collection) {
    const { notFound, notFoundText, back } = copy.page
    return <MissingPage title={notFound} text={notFoundText} to={href('/saved')} label={back} />
  }
  const { collection, details, slug, address, links, isWithheld } = loaderData
  const answer: ShareAnswer | undefined = actionData
  const isOfLinks = answer?.of === 'links'
  return (
    <div className="wrap max-w-[760px]!">
      <ShareHeading collection={collection} />
      {isWithheld && (
        <p className="mb-8 rounded-control bg-stamp-wash px-3.5 py-2.5 type-body text-stamp">
          {shareCopy.withheld}
        </p>
      )}
      <ShareDetails details={details} slug={slug} address={address} answer={isOfLinks ? undefined : answer} />
      <SecretLinks links={links} answer={isOfLinks ? answer : undefined} made={answer?.link} />
    </div>
  )
}
