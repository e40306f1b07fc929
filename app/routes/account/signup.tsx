import { data, href, redirect, useLocation } from 'react-router'
import { CheckInbox } from '#app/features/accounts/components/check-inbox.tsx'
import { AuthLayout, AuthLink } from '#app/features/accounts/components/auth-layout.tsx'
import { GoogleButton, LegalLine } from '#app/features/accounts/components/auth-footer.tsx'
import { type SignUpAnswer, SignUpForm } from '#app/features/accounts/components/sign-up-form.tsx'
import { usePrefilledEmail } from '#app/features/accounts/components/use-prefilled-email.ts'
import { useEmailStep } from '#app/features/accounts/components/use-email-step.ts'
import { signUpLimit } from '#app/features/accounts/attempt-limits.server.ts'
import { copy } from '#app/features/accounts/copy.ts'
import { withoutStep } from '#app/features/accounts/step-address.ts'
import { type EmailStep, readEmailStep } from '#app/features/accounts/email-step.ts'
import { isGoogleConfigured } from '#app/features/accounts/google.server.ts'
import { emailForm, signUpForm } from '#app/features/accounts/schema.ts'
import { STEP_FIELD } from '#app/features/accounts/step-field.ts'
import { resendConfirmation, signUp } from '#app/features/accounts/sign-up.server.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { safeNext } from '#app/http/next-address.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { readForm, sentForm } from '#app/http/read-form.ts'
import { bad } from '#app/http/refusal.server.ts'
import { tooManyRequests } from '#app/http/rate-limit.server.ts'
import { requireGuest } from '#app/http/session.server.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { formText } from '#app/lib/form-text.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import { failedAnswer } from '#app/lib/form-answer.ts'
import type { Route } from './+types/signup.ts'

export async function loader({ context }: Route.LoaderArgs) {
  await requireGuest(context)
  return { google: isGoogleConfigured() }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { pageTitle, lead } = copy.signup
  return pageMeta(matches, { title: pageTitle, description: lead, path: href('/signup') })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const next = safeNext(url.searchParams.get('next'))
  // A form submitted twice finds the session that the first submission began.
  await requireGuest(context, next)
  const form = await sentForm(request, signUpLimit(requestMeta(context)))
  const step = readEmailStep(form)
  if (step) return data(answerTo(step, form), { status: step.error ? 400 : 200 })

  const meta = requestMeta(context)
  const asked = askedBy(form)
  const { title, description } = copy.toasts.registrationFailed

  if (form.get(STEP_FIELD) === 'resend') {
    const { data: again } = emailForm.safeParse(asked)
    if (!again) return data<SignUpAnswer>({ opens: 'email', email: asked.email }, { status: 400 })
    const resent = await resendConfirmation({ meta, email: again.email })
    if (resent.ok) return data<SignUpAnswer>({ opens: 'sent', email: asked.email, resent: true })
    const failure = copy.errors.limited(resent.retryAfter)
    return tooManyRequests<SignUpAnswer>({ opens: 'sent', email: asked.email, failure }, resent.retryAfter)
  }

  const read = readForm(signUpForm, form)
  if (!read.ok) {
    const opens = read.errors['email'] ? 'email' : 'rest'
    return data<SignUpAnswer>({ opens, ...asked, errors: read.errors }, { status: 400 })
  }
  const result = await settleOrNull(signUp({ meta, ...read.input }), 'signing up')
  const again: SignUpAnswer = { opens: 'rest', ...asked }
  if (!result || (!result.ok && result.reason === 'not-available')) {
    const answer = { ...again, failure: description, toast: bad(title, description) }
    return data<SignUpAnswer>(answer, { status: result ? 409 : 500 })
  }
  if (result.ok) {
    if (result.state === 'signed-in') {
      return redirectWithToast(next, copy.toasts.accountCreated, { headers: result.headers })
    }
    const sent: SignUpAnswer = { opens: 'sent', email: read.input.email, toast: copy.toasts.registered }
    return data(sent, { headers: result.headers })
  }
  if (result.reason === 'limited') {
    const failure = copy.errors.limited(result.retryAfter)
    return tooManyRequests<SignUpAnswer>({ ...again, failure, toast: bad(title, failure) }, result.retryAfter)
  }
  const { message } = result
  const answer = { ...again, errors: { password: message }, toast: bad(title, message) }
  return data<SignUpAnswer>(answer, { status: 400 })
}

/** The first step needs no request. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const { readEmailStep } = await import('#app/features/accounts/email-step.ts')
  const step = readEmailStep(form)
  if (step) {
    const { firstStepOf, openSecondStep } = await import('#app/features/accounts/step-address.ts')
    if (step.opens === 'email') return step.error ? answerTo(step, form) : redirect(firstStepOf(request.url))
    const next = openSecondStep(request.url, step.email)
    return next ? redirect(next) : answerTo(step, form)
  }
  const { title, description } = copy.toasts.registrationFailed
  const opens = form.get(STEP_FIELD) === 'resend' ? 'sent' : 'rest'
  const answered = withFallback<SignUpAnswer>(serverAction, {
    opens,
    ...askedBy(form),
    ...failedAnswer(title, description),
  })
  // Only a success redirects, and the next one to sign in here is somebody else.
  return answered.catch(async (redirection: unknown) => {
    const { forgetStoredEmail } = await import('#app/features/accounts/step-address.ts')
    forgetStoredEmail()
    throw redirection
  })
}

function askedBy(form: FormData) {
  return { email: formText(form, 'email'), name: formText(form, 'name'), prefilled: form.has('prefilled') }
}

function answerTo({ opens, email, error }: EmailStep, form: FormData): SignUpAnswer {
  return { opens, email, errors: { email: error }, prefilled: form.has('prefilled') }
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const prefilled = usePrefilledEmail()
  const step = useEmailStep()
  const answer: SignUpAnswer | undefined =
    actionData ?? (prefilled ? { opens: 'rest', email: prefilled, prefilled: true } : step)
  const sent = answer?.opens === 'sent'
  return (
    <AuthLayout
      title={sent ? copy.signup.sentTitle : copy.signup.title}
      lead={
        sent ? (
          <>
            {copy.signup.sentTo} <strong className="font-medium text-ink">{answer.email}</strong>.
          </>
        ) : (
          copy.signup.lead
        )
      }
      aside={
        <>
          {copy.signup.haveOne}{' '}
          <AuthLink to={href('/login') + withoutStep(search)}>{copy.signup.logIn}</AuthLink>
        </>
      }
    >
      {sent ? <CheckInbox answer={answer} /> : <SignUpForm answer={answer} />}
      {!sent && loaderData.google && <GoogleButton />}
      {!sent && <LegalLine>{copy.signup.agree}</LegalLine>}
    </AuthLayout>
  )
}
