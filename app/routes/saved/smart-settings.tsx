import { data, href, Link } from 'react-router'
import { changeSmartCollection, deleteSmartCollection } from '#app/collections/smart/commands.server.ts'
import { SmartDetailsFields } from '#app/collections/smart/components/smart-details.tsx'
import { SmartFeed } from '#app/collections/smart/components/smart-feed.tsx'
import { SmartWebhook } from '#app/collections/smart/components/smart-webhook.tsx'
import { smartCopy } from '#app/collections/smart/copy.ts'
import { createFeed, feedSince, revokeFeed } from '#app/collections/smart/feeds.server.ts'
import { getsDigest, getSmartCollection } from '#app/collections/smart/queries.server.ts'
import { smartDetails, webhookInput } from '#app/collections/smart/schema.ts'
import {
  getWebhook,
  removeWebhook,
  resumeWebhook,
  setWebhook,
} from '#app/collections/smart/webhooks.server.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { canonicalUrl } from '#app/platform/http/canonical.server.ts'
import { redirectWithOutcome, formAction, withInput } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { requireViewer } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { failedResult, type FormResult } from '#app/platform/lib/form-result.ts'
import { isModuleOn } from '#app/platform/lib/modules.ts'
import { BackLink } from '#app/platform/ui/back-link.tsx'
import { Button } from '#app/platform/ui/button.tsx'
import { Form, SubmitButton } from '#app/platform/ui/form.tsx'
import { FormSection } from '#app/platform/ui/form-section.tsx'
import type { Route } from './+types/smart-settings.ts'

const words = smartCopy.settings
const failed = failedResult(words.failed, smartCopy.errors.unexpected)

/**
 * `feed` is a new feed address without its extension, `secret` that of a new webhook: only
 * this response contains them.
 */
type SettingsResult = FormResult & { feed?: string; secret?: string }

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request)
  const smart = await getSmartCollection(viewer, params.id)
  if (!smart) return data({ smart: null }, { status: 404 })
  const [isDigestOn, feed, webhook] = await Promise.all([
    getsDigest(viewer),
    feedSince(smart),
    getWebhook(smart),
  ])
  return { smart, isDigestOn, feed, webhook, hasWebhooks: env().WEBHOOKS }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.smart ? `${words.title}: ${loaderData.smart.name}` : smartCopy.page.notFound,
  })

export const action = formAction(
  {
    who: requireViewer,
    failed,
    schema: smartDetails,
    intents: {
      async delete({ actor }, { params: { id }, url }: Route.ActionArgs) {
        const deleted = await deleteSmartCollection({ actor, id })
        return redirectWithOutcome(deleted.ok ? href('/saved') : url.pathname, deleted, words.deleted)
      },
      async feed({ actor }, { params: { id }, url }: Route.ActionArgs) {
        const feed = await createFeed({ actor, id })
        if (!feed.ok) return redirectWithOutcome(url.pathname, feed, '')
        const address = canonicalUrl(url, href('/feeds/:secret/feed.xml', { secret: feed.secret }))
        return { feed: address.replace(/\.xml$/, '') }
      },
      async 'revoke-feed'({ actor }, { params: { id }, url }: Route.ActionArgs) {
        return redirectWithOutcome(url.pathname, await revokeFeed({ actor, id }), smartCopy.feed.revoked)
      },
      webhook: withInput(
        webhookInput,
        async ({ actor, input }, { params: { id }, url }: Route.ActionArgs) => {
          const webhook = await setWebhook({ actor, id, url: input.url })
          return webhook.ok ? { secret: webhook.secret } : redirectWithOutcome(url.pathname, webhook, '')
        },
      ),
      async 'resume-webhook'({ actor }, { params: { id }, url }: Route.ActionArgs) {
        return redirectWithOutcome(
          url.pathname,
          await resumeWebhook({ actor, id }),
          smartCopy.webhook.resumed,
        )
      },
      async 'remove-webhook'({ actor }, { params: { id }, url }: Route.ActionArgs) {
        return redirectWithOutcome(
          url.pathname,
          await removeWebhook({ actor, id }),
          smartCopy.webhook.removed,
        )
      },
    },
  },
  async ({ actor, input }, { params: { id }, url }: Route.ActionArgs) => {
    const changed = await changeSmartCollection({ actor, id, input })
    return redirectWithOutcome(url.pathname, changed, words.done)
  },
)

export const clientAction = keepForm(failed)

export default function SmartSettings({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.smart) {
    const { notFound, notFoundText, back } = smartCopy.page
    return <MissingPage title={notFound} text={notFoundText} to={href('/saved')} label={back} />
  }
  const { smart, isDigestOn, feed, webhook, hasWebhooks } = loaderData
  const answer: SettingsResult | undefined = actionData
  const isOfWebhook = answer?.secret !== undefined || answer?.values?.['intent'] === 'webhook'
  const ofDetails = isOfWebhook ? undefined : answer
  return (
    <div className="wrap-form">
      <BackLink to={href('/smart-collections/:id', { id: smart.id })}>{smart.name}</BackLink>
      <h1 className="pt-7 pb-8 type-title">{words.title}</h1>
      <FormSection title={words.details}>
        <Form answer={ofDetails} className="grid max-w-[620px] gap-4">
          <SmartDetailsFields name={smart.name} inDigest={smart.inDigest} />
          {!isDigestOn && <DigestOff />}
          <SubmitButton busy={smartCopy.create.busy} className="justify-self-start">
            {words.submit}
          </SubmitButton>
        </Form>
      </FormSection>
      {isModuleOn('feeds') && <SmartFeed since={feed} made={answer?.feed} />}
      {hasWebhooks && (
        <SmartWebhook webhook={webhook} answer={isOfWebhook ? answer : undefined} secret={answer?.secret} />
      )}
      <DeleteSmart />
    </div>
  )
}

function DigestOff() {
  return (
    <p className="type-small text-ink-soft">
      {words.digestOff}{' '}
      <Link to={href('/settings')} className="text-accent underline underline-offset-3">
        {words.digestTurnOn}
      </Link>
    </p>
  )
}

/** Deletes for good, so the button has to be unfolded first. */
function DeleteSmart() {
  return (
    <FormSection title={words.delete} note={words.deleteText}>
      <Form answer={undefined}>
        <details>
          <summary className="w-fit cursor-pointer py-1 type-ui text-stamp">{words.delete}…</summary>
          <Button type="submit" name="intent" value="delete" variant="destroy" className="mt-3">
            {words.deleteSubmit}
          </Button>
        </details>
      </Form>
    </FormSection>
  )
}
