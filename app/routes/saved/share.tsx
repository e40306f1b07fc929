import { href } from 'react-router'
import { SecretLinks } from '#app/collections/components/secret-links.tsx'
import { ShareDetails } from '#app/collections/components/share-details.tsx'
import { ShareTabs } from '#app/collections/components/share-tabs.tsx'
import { copy } from '#app/collections/copy.ts'
import {
  changeShare,
  createLink,
  publish,
  revokeLink,
  unpublish,
} from '#app/collections/sharing/share-commands.server.ts'
import { shareCopy } from '#app/collections/sharing/share-copy.ts'
import { getSharing } from '#app/collections/sharing/share-queries.server.ts'
import { newLink, shareDetails } from '#app/collections/sharing/share-schema.ts'
import { canonicalUrl } from '#app/platform/http/canonical.server.ts'
import {
  redirectWithOutcome,
  redirectWithToast,
  formAction,
  withInput,
} from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { requireViewer } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { failedResult, type FormResult } from '#app/platform/lib/form-result.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { isModuleOn } from '#app/platform/lib/modules.ts'
import { CollectionFormPage, titleOf } from './collection-form-page.tsx'
import { loadOwnEmails } from './own-emails.server.ts'
import type { Route } from './+types/share.ts'

const failed = failedResult(shareCopy.details.failed, copy.errors.unexpected)

/** `link` is a new secret link, which only this response contains. */
type ShareResult = FormResult & { link?: string }

export function loader(args: Route.LoaderArgs) {
  return loadOwnEmails(args, async (collection) => {
    const sharing = await getSharing(collection)
    const { slug } = sharing
    const address = slug && canonicalUrl(args.url, href('/collection/:slug', { slug }))
    return { ...sharing, address }
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: titleOf(loaderData, shareCopy.title) })

export const action = formAction({
  who: requireViewer,
  failed,
  intents: {
    details: withInput(shareDetails, async ({ actor, input }, { params: { id }, url }: Route.ActionArgs) => {
      const changed = await changeShare({ actor, id, input })
      if (!changed.ok) return failedResult(shareCopy.details.failed, changed.message)
      return redirectWithToast(url.pathname, { title: shareCopy.details.saved })
    }),
    publish: withInput(shareDetails, async ({ actor, input }, { params: { id }, url }: Route.ActionArgs) => {
      const published = await publish({ actor, id, input })
      if (!published.ok) return failedResult(shareCopy.details.failed, published.message)
      return redirectWithToast(url.pathname, { title: shareCopy.public.published })
    }),
    async unpublish({ actor }, { params: { id }, url }: Route.ActionArgs) {
      return redirectWithOutcome(url.pathname, await unpublish({ actor, id }), shareCopy.public.unpublished)
    },
    async revoke({ actor, form }, { params: { id }, url }: Route.ActionArgs) {
      const revoked = await revokeLink({ actor, id, linkId: formText(form, 'id') })
      return redirectWithOutcome(url.pathname, revoked, shareCopy.links.revokedNow)
    },
    link: withInput(newLink, async ({ actor, input }, { params: { id }, url }: Route.ActionArgs) => {
      const made = await createLink({ actor, id, input })
      if (!made.ok) return failedResult(shareCopy.links.failed, made.message)
      return { link: canonicalUrl(url, href('/shared/:secret', { secret: made.secret })) }
    }),
  },
})

export const clientAction = keepForm(failed)

export default function Share({ loaderData, actionData }: Route.ComponentProps) {
  const answer: ShareResult | undefined = actionData
  const isOfLinks = answer?.link !== undefined || answer?.values?.['intent'] === 'link'
  return (
    <CollectionFormPage data={loaderData} title={shareCopy.title} lead={shareCopy.lead}>
      {({ collection, details, slug, address, links, isHidden }) => (
        <>
          <ShareTabs id={collection.id} />
          {isHidden && (
            <p className="mb-8 rounded-control bg-stamp-wash px-3.5 py-2.5 type-body text-stamp">
              {shareCopy.hidden}
            </p>
          )}
          <ShareDetails
            details={details}
            slug={slug}
            address={address}
            answer={isOfLinks ? undefined : answer}
          />
          {isModuleOn('secret-links') && (
            <SecretLinks links={links} answer={isOfLinks ? answer : undefined} made={answer?.link} />
          )}
        </>
      )}
    </CollectionFormPage>
  )
}
