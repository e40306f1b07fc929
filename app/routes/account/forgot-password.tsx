import { data, href, Link, useLocation } from 'react-router'
import { AuthLayout } from '#app/features/accounts/components/auth-layout.tsx'
import { EmailField } from '#app/features/accounts/components/auth-field.tsx'
import { usePrefilledEmail } from '#app/features/accounts/components/use-prefilled-email.ts'
import { accountEmailLimit } from '#app/features/accounts/attempt-limits.server.ts'
import { copy } from '#app/features/accounts/copy.ts'
import { requestPasswordReset } from '#app/features/accounts/recovery.server.ts'
import { emailForm } from '#app/features/accounts/schema.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { readForm, sentForm } from '#app/http/read-form.ts'
import { tooManyRequests } from '#app/http/rate-limit.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { isMailConfigured } from '#app/lib/mail.server.ts'
import { formText } from '#app/lib/form-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Form, SubmitButton } from '#app/ui/form.tsx'
import { withFallback } from '#app/http/with-fallback.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import type { Route } from './+types/forgot-password.ts'

type ForgotAnswer = FormAnswer & { email: string; sent: boolean }

export function loader() {
  return { mailGoesOut: isMailConfigured() }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: copy.forgot.pageTitle })

export async function action({ request, context }: Route.ActionArgs) {
  const form = await sentForm(request, accountEmailLimit(requestMeta(context)))
  const read = readForm(emailForm, form)
  if (!read.ok) {
    const answer: ForgotAnswer = { sent: false, email: formText(form, 'email'), errors: read.errors }
    return data(answer, { status: 400 })
  }
  const { email } = read.input
  const result = await requestPasswordReset({ meta: requestMeta(context), email })
  if (result.ok) return data<ForgotAnswer>({ sent: true, email })
  const failure = copy.errors.limited(result.retryAfter)
  return tooManyRequests<ForgotAnswer>({ sent: false, email, failure }, result.retryAfter)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const email = formText(await request.clone().formData(), 'email')
  return withFallback<ForgotAnswer>(serverAction, {
    sent: false,
    email,
    ...failedAnswer(copy.errors.unreached),
  })
}

/** The same text whether or not the account exists. */
export default function ForgotPassword({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { search } = useLocation()
  const prefilled = usePrefilledEmail()
  const back = (
    <Link to={href('/login') + search} className="underline-offset-3 hover:underline">
      {copy.forgot.back}
    </Link>
  )
  if (answer?.sent) {
    return (
      <AuthLayout
        aside={back}
        title={copy.forgot.sentTitle}
        lead={
          <output>
            {copy.forgot.sentTo} <strong className="font-medium text-ink">{answer.email}</strong>,{' '}
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
        <EmailField email={answer?.email ?? prefilled ?? ''} />
        <SubmitButton size="l">{copy.forgot.send}</SubmitButton>
      </Form>
    </AuthLayout>
  )
}
