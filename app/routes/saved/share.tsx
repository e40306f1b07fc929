import { data, href } from 'react-router'
import { SecretLinks } from '#app/features/collections/components/secret-links.tsx'
import { ShareDetails } from '#app/features/collections/components/share-details.tsx'
import { ShareHeading } from '#app/features/collections/components/share-heading.tsx'
import { copy } from '#app/features/collections/copy.ts'
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
import { redirectWithOutcome, redirectWithToast } from '#app/http/flash.server.ts'
import { formAction, withInput } from '#app/http/form-action.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireViewer } from '#app/http/session.server.ts'
import { keepForm } from '#app/http/with-fallback.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import { formText } from '#app/lib/form-text.ts'
import type { Route } from './+types/share.ts'

const failed = failedAnswer(shareCopy.details.failed, copy.errors.unexpected)

/** `link` is a new secret link, which only this response contains. */
type ShareAnswer = FormAnswer & { link?: string }

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

export const action = formAction({
  who: requireViewer,
  failed,
  intents: {
    details: withInput(shareDetails, async ({ actor, input }, { params: { id }, url }: Route.ActionArgs) => {
      const changed = await changeShare({ actor, id, input })
      if (!changed.ok) return failedAnswer(shareCopy.details.failed, changed.message)
      return redirectWithToast(url.pathname, { title: shareCopy.details.saved })
    }),
    publish: withInput(shareDetails, async ({ actor, input }, { params: { id }, url }: Route.ActionArgs) => {
      const published = await publish({ actor, id, input })
      if (!published.ok) return failedAnswer(shareCopy.details.failed, published.message)
      return redirectWithToast(url.pathname, { title: shareCopy.public.published })
    }),
    async unpublish({ actor }, { params: { id }, url }: Route.ActionArgs) {
      return redirectWithOutcome(url.pathname, await unpublish({ actor, id }), shareCopy.public.unpublished)
    },
    async revoke({ actor, form }, { params: { id }, url }: Route.ActionArgs) {
      const revoked = await revokeLink({ actor, id, linkId: formText(form, 'linkId') })
      return redirectWithOutcome(url.pathname, revoked, shareCopy.links.revokedNow)
    },
    link: withInput(newLink, async ({ actor, input }, { params: { id }, url }: Route.ActionArgs) => {
      const made = await createLink({ actor, id, input })
      if (!made.ok) return failedAnswer(shareCopy.links.failed, made.message)
      return { link: canonicalUrl(url, href('/shared/:secret', { secret: made.secret })) }
    }),
  },
})

export const clientAction = keepForm(failed)

export default function Share({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.collection) {
    const { notFound, notFoundText, back } = copy.page
    return <MissingPage title={notFound} text={notFoundText} to={href('/saved')} label={back} />
  }
  const { collection, details, slug, address, links, isWithheld } = loaderData
  const answer: ShareAnswer | undefined = actionData
  const isOfLinks = answer?.link !== undefined || answer?.values?.['intent'] === 'link'
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
