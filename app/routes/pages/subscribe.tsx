import { data, href, Link } from 'react-router'
import { requestSubscription } from '#app/features/subscribers/commands.server.ts'
import { NewsletterForm } from '#app/features/subscribers/components/newsletter-form.tsx'
import { copy } from '#app/features/subscribers/copy.ts'
import { subscription, type SubscriptionAnswer } from '#app/features/subscribers/schema.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { limitRate, networkLimit, tooManyRequests } from '#app/http/rate-limit.server.ts'
import { readForm, sentForm, typedIn } from '#app/http/read-form.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import { log } from '#app/lib/log.server.ts'
import { isMailConfigured } from '#app/lib/mail.server.ts'
import { site } from '#app/site-config.ts'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/subscribe.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: copy.pageTitle })

export async function action({ request, context }: Route.ActionArgs) {
  const limit = networkLimit('subscribe', context)
  const form = await sentForm(request, limit)
  const read = readForm(subscription, form)
  if (!read.ok) return read.refusal

  const refused = (email: string): SubscriptionAnswer => ({ errors: { email }, values: typedIn(form) })
  try {
    const rate = await limitRate(limit)
    if (!rate.ok) return tooManyRequests(refused(limit.message), rate.retryAfter)
    await requestSubscription(read.input)
    const noted = isMailConfigured() ? copy.noted : copy.notedWithoutMail
    return data<SubscriptionAnswer>({ ok: true, noted })
  } catch (error) {
    log.error({ err: error }, 'a subscription could not be stored')
    return data(refused(copy.failed), { status: 500 })
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<SubscriptionAnswer>(serverAction, { errors: { email: copy.failed } })
}

/** Where the newsletter form posts without scripts; with them it responds in place. */
export default function Subscribe({ actionData }: Route.ComponentProps) {
  const answer: SubscriptionAnswer | undefined = actionData
  return (
    <div className="wrap pt-16">
      <h1 className="max-w-[720px] type-title">{answer?.noted ?? site.newsletterPromise}</h1>
      {answer?.ok ? (
        <Button asChild className="mt-8">
          <Link to={href('/')}>{copy.back}</Link>
        </Button>
      ) : (
        <NewsletterForm source="footer" answer={answer} className="mt-8 max-w-[420px]" />
      )}
    </div>
  )
}
