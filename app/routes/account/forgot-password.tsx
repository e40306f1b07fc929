import { href, Link, useLocation } from 'react-router'
import { AuthLayout } from '#app/features/accounts/components/auth-layout.tsx'
import { EmailField } from '#app/features/accounts/components/auth-field.tsx'
import { usePrefilledEmail } from '#app/features/accounts/components/use-prefilled-email.ts'
import { accountEmailLimit } from '#app/features/accounts/attempt-limits.server.ts'
import { copy } from '#app/features/accounts/copy.ts'
import { requestPasswordReset } from '#app/features/accounts/recovery.server.ts'
import { emailForm } from '#app/features/accounts/schema.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { tooManyRequests } from '#app/http/rate-limit.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { keepForm } from '#app/http/with-fallback.ts'
import { isMailConfigured } from '#app/lib/mail.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Form, SubmitButton } from '#app/ui/form.tsx'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import type { Route } from './+types/forgot-password.ts'

const failed = failedAnswer(copy.errors.unreached)
type ForgotAnswer = FormAnswer & { sentTo?: string }

export function loader() {
  return { mailGoesOut: isMailConfigured() }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: copy.forgot.pageTitle })

export const action = formAction(
  { limit: (context) => accountEmailLimit(requestMeta(context)), failed, schema: emailForm },
  async ({ input: { email } }, { context }) => {
    const result = await requestPasswordReset({ meta: requestMeta(context), email })
    if (result.ok) return { sentTo: email }
    return tooManyRequests({ failure: copy.errors.limited(result.retryAfter) }, result.retryAfter)
  },
)

export const clientAction = keepForm(failed)

/** The same text whether or not the account exists. */
export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const answer: ForgotAnswer | undefined = actionData
  const { search } = useLocation()
  const prefilled = usePrefilledEmail()
  const back = (
    <Link to={href('/login') + search} className="underline-offset-3 hover:underline">
      {copy.forgot.back}
    </Link>
  )
  if (answer?.sentTo) {
    return (
      <AuthLayout
        aside={back}
        title={copy.forgot.sentTitle}
        lead={
          <output>
            {copy.forgot.sentTo} <strong className="font-medium text-ink">{answer.sentTo}</strong>,{' '}
            {copy.forgot.sentRest}
          </output>
        }
      >
        <Button asChild size="l">
          <Link to={href('/forgot-password') + search}>{copy.forgot.again}</Link>
        </Button>
      </AuthLayout>
    )
  }
  if (!loaderData.mailGoesOut) {
    return (
      <AuthLayout aside={back} title={copy.forgot.title} lead={copy.forgot.noMail}>
        <p className="mb-[22px] type-body">{copy.forgot.askOwner}</p>
        <Button asChild variant="primary" size="l">
          <Link to={href('/contact')}>{copy.forgot.contact}</Link>
        </Button>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout aside={back} title={copy.forgot.title} lead={copy.forgot.lead}>
      <Form answer={answer} key={prefilled} className="grid gap-[22px]">
        <EmailField email={answer?.values?.['email'] ?? prefilled ?? ''} />
        <SubmitButton size="l">{copy.forgot.send}</SubmitButton>
      </Form>
    </AuthLayout>
  )
}
