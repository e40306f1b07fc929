import { data, href, Link } from 'react-router'
import type { Outcome } from '#app/features/collections/outcome.ts'
import {
  changeSmartCollection,
  deleteSmartCollection,
} from '#app/features/smart-collections/commands.server.ts'
import { SmartDetailsFields } from '#app/features/smart-collections/components/smart-details.tsx'
import { DeleteSmart } from '#app/features/smart-collections/components/delete-smart.tsx'
import { SmartFeed } from '#app/features/smart-collections/components/smart-feed.tsx'
import { SmartWebhook } from '#app/features/smart-collections/components/smart-webhook.tsx'
import { smartCopy } from '#app/features/smart-collections/copy.ts'
import { createFeed, feedSince, revokeFeed } from '#app/features/smart-collections/feeds.server.ts'
import { getsDigest, getSmartCollection } from '#app/features/smart-collections/queries.server.ts'
import { smartDetails, webhookInput } from '#app/features/smart-collections/schema.ts'
import {
  askForTest,
  getWebhook,
  removeWebhook,
  resumeWebhook,
  setWebhook,
} from '#app/features/smart-collections/webhooks.server.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { canonicalUrl } from '#app/http/canonical.server.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { readForm, sentForm } from '#app/http/read-form.ts'
import { requireViewer } from '#app/http/session.server.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import { env } from '#app/lib/env.server.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import { formText } from '#app/lib/form-text.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Form, SubmitButton } from '#app/ui/form.tsx'
import { FormSection } from '#app/ui/form-section.tsx'
import type { Route } from './+types/smart-settings.ts'

const words = smartCopy.settings

/**
 * `of` is the form it answers. `feed` is a new feed address without its extension, `secret` that of a new webhook: only
 * this response contains them.
 */
type SettingsAnswer = FormAnswer & { of?: 'details' | 'webhook'; feed?: string; secret?: string }

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
    title: loaderData?.smart ? words.title(loaderData.smart.name) : smartCopy.page.notFound,
  })

export function headers() {
  return { 'Cache-Control': 'private, no-store' }
}

export async function action({ context, request, params: { id }, url }: Route.ActionArgs) {
  const actor = await requireViewer(context, request)
  const form = await sentForm(request)
  const path = href('/smart-collections/:id/settings', { id })
  const done = (outcome: Outcome, title: string) =>
    redirectWithToast(path, outcome.ok ? { title } : { title: outcome.message, kind: 'destructive' })

  switch (formText(form, 'intent')) {
    case 'delete': {
      const deleted = await deleteSmartCollection({ actor, id })
      return deleted.ok ? redirectWithToast(href('/saved'), { title: words.deleted }) : done(deleted, '')
    }
    case 'feed': {
      const feed = await createFeed({ actor, id })
      if (!feed.ok) return done(feed, '')
      const address = canonicalUrl(url, href('/feeds/:secret/feed.xml', { secret: feed.secret }))
      return data<SettingsAnswer>({ feed: address.replace(/\.xml$/, '') })
    }
    case 'revoke-feed':
      return done(await revokeFeed({ actor, id }), smartCopy.feed.revoked)
    case 'webhook': {
      const read = readForm(webhookInput, form)
      if (!read.ok) return data<SettingsAnswer>({ ...read.refusal.data, of: 'webhook' }, { status: 400 })
      const webhook = await setWebhook({ actor, id, url: read.input.url })
      return webhook.ok ? data<SettingsAnswer>({ of: 'webhook', secret: webhook.secret }) : done(webhook, '')
    }
    case 'test-webhook':
      return done(await askForTest({ actor, id }), smartCopy.webhook.testing)
    case 'resume-webhook':
      return done(await resumeWebhook({ actor, id }), smartCopy.webhook.resumed)
    case 'remove-webhook':
      return done(await removeWebhook({ actor, id }), smartCopy.webhook.removed)
    default: {
      const read = readForm(smartDetails, form)
      if (!read.ok) return data<SettingsAnswer>({ ...read.refusal.data, of: 'details' }, { status: 400 })
      return done(await changeSmartCollection({ actor, id, input: read.input }), words.done)
    }
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<SettingsAnswer>(serverAction, failedAnswer(words.failed, smartCopy.errors.unexpected))
}

export default function SmartSettings({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.smart) {
    const { notFound, notFoundText, back } = smartCopy.page
    return <MissingPage title={notFound} text={notFoundText} to={href('/saved')} label={back} />
  }
  const { smart, isDigestOn, feed, webhook, hasWebhooks } = loaderData
  const answer: SettingsAnswer | undefined = actionData
  const isOfWebhook = answer?.of === 'webhook'
  const ofDetails = isOfWebhook ? undefined : answer
  return (
    <div className="wrap max-w-[760px]!">
      <BackLink to={href('/smart-collections/:id', { id: smart.id })}>{smart.name}</BackLink>
      <h1 className="pt-7 pb-8 type-title text-balance break-words">{words.title(smart.name)}</h1>
      <FormSection title={words.details}>
        <Form answer={ofDetails} className="grid max-w-[620px] gap-4">
          <SmartDetailsFields name={smart.name} inDigest={smart.inDigest} />
          {!isDigestOn && <DigestOff />}
          <SubmitButton busy={smartCopy.create.busy} className="justify-self-start">
            {words.submit}
          </SubmitButton>
        </Form>
      </FormSection>
      <SmartFeed since={feed} made={answer?.feed} />
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
