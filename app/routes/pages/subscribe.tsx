import { href } from 'react-router'
import { requestSubscription } from '#app/accounts/subscribers/commands.server.ts'
import { NewsletterForm } from '#app/accounts/subscribers/components/newsletter-form.tsx'
import { copy } from '#app/accounts/subscribers/copy.ts'
import { subscription, type SubscriptionResult } from '#app/accounts/subscribers/schema.ts'
import { formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { countAttempt, networkLimit } from '#app/accounts/request/rate-limit.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { isMailConfigured } from '#app/platform/lib/mail.server.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import type { Route } from './+types/subscribe.ts'

const failed = { errors: { email: copy.failed } }

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: copy.pageTitle })

export const action = formAction(
  { limit: (context) => networkLimit('subscribe', context), failed, schema: subscription },
  async ({ input }, { context }) => {
    await countAttempt(networkLimit('subscribe', context))
    await requestSubscription(input)
    return { ok: true, noted: isMailConfigured() ? copy.noted : copy.notedWithoutMail }
  },
)

export const clientAction = keepForm(failed)

/** Where the newsletter form posts without scripts; with them it responds in place. */
export default function Subscribe({ actionData }: Route.ComponentProps) {
  const answer: SubscriptionResult | undefined = actionData
  return (
    <div className="wrap pt-16">
      <h1 className="max-w-[720px] type-title">{answer?.noted ?? site.newsletterPromise}</h1>
      {answer?.ok ? (
        <ButtonLink to={href('/')} className="mt-8">
          {copy.back}
        </ButtonLink>
      ) : (
        <NewsletterForm source="footer" answer={answer} className="mt-8 max-w-[420px]" />
      )}
    </div>
  )
}
