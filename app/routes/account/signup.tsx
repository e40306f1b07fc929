import { data, href, redirect, useLocation } from 'react-router'
import { AuthLayout, AuthLink } from '#app/accounts/components/auth-layout.tsx'
import { LegalLine, ProviderButtons } from '#app/accounts/components/auth-footer.tsx'
import { type SignUpResult, SignUpForm } from '#app/accounts/components/sign-up-form.tsx'
import { usePrefilledEmail } from '#app/accounts/components/use-prefilled-email.ts'
import { useEmailStep } from '#app/accounts/components/use-email-step.ts'
import { signUpLimit } from '#app/accounts/sign-in/attempt-limits.server.ts'
import { copy } from '#app/accounts/copy.ts'
import { withoutStep } from '#app/accounts/sign-in/step-url.ts'
import { type EmailStep, readEmailStep } from '#app/accounts/sign-in/email-step.ts'
import { providerNames } from '#app/accounts/sign-in/providers.server.ts'
import { emailForm, signUpForm } from '#app/accounts/schema.ts'
import { closedSignUpPage } from '#app/accounts/sign-in/sign-up-access.server.ts'
import { STEP_FIELD } from '#app/accounts/sign-in/step-field.ts'
import { resendConfirmation, signUp } from '#app/accounts/sign-in/sign-up.server.ts'
import { redirectWithToast, bad } from '#app/accounts/request/form-action.server.ts'
import { safeNext } from '#app/platform/http/next-address.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readForm, sentForm } from '#app/accounts/request/read-form.ts'
import { tooManyRequests } from '#app/accounts/request/rate-limit.server.ts'
import { requireGuest } from '#app/accounts/request/session.server.ts'
import { settleOrNull } from '#app/platform/http/streaming.server.ts'
import { requestMeta } from '#app/accounts/request/request-context.server.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { withFallback } from '#app/platform/http/with-fallback.ts'
import { failedResult } from '#app/platform/lib/form-result.ts'
import type { Route } from './+types/signup.ts'
import { useEffect, useRef } from 'react'
import { Form, SubmitButton } from '#app/platform/ui/form.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireGuest(context)
  const closed = await closedSignUpPage(safeNext(url.searchParams.get('next')))
  return { providers: providerNames(), closed }
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
    if (!again) return data<SignUpResult>({ opens: 'email', email: asked.email }, { status: 400 })
    const resent = await resendConfirmation({ meta, email: again.email })
    if (resent.ok) return data<SignUpResult>({ opens: 'sent', email: asked.email, resent: true })
    const failure = copy.errors.limited(resent.retryAfter)
    return tooManyRequests<SignUpResult>({ opens: 'sent', email: asked.email, failure }, resent.retryAfter)
  }

  const read = readForm(signUpForm, form)
  if (!read.ok) {
    const opens = read.errors['email'] ? 'email' : 'rest'
    return data<SignUpResult>({ opens, ...asked, errors: read.errors }, { status: 400 })
  }
  const result = await settleOrNull(signUp({ meta, ...read.input, next }), 'signing up')
  const again: SignUpResult = { opens: 'rest', ...asked }
  if (!result || (!result.ok && result.reason === 'not-available')) {
    const answer = { ...again, failure: description, toast: bad(title, description) }
    return data<SignUpResult>(answer, { status: result ? 409 : 500 })
  }
  if (result.ok) {
    if (result.state === 'signed-in') {
      return redirectWithToast(next, copy.toasts.accountCreated, { headers: result.headers })
    }
    const sent: SignUpResult = { opens: 'sent', email: read.input.email, toast: copy.toasts.registered }
    return data(sent, { headers: result.headers })
  }
  if (result.reason === 'closed') {
    const failure = copy.signup.closed[result.by]
    return data<SignUpResult>({ ...again, failure, toast: bad(title, failure) }, { status: 403 })
  }
  if (result.reason === 'limited') {
    const failure = copy.errors.limited(result.retryAfter)
    return tooManyRequests<SignUpResult>({ ...again, failure, toast: bad(title, failure) }, result.retryAfter)
  }
  const { message } = result
  const answer = { ...again, errors: { password: message }, toast: bad(title, message) }
  return data<SignUpResult>(answer, { status: 400 })
}

/** The first step needs no request. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const { readEmailStep } = await import('#app/accounts/sign-in/email-step.ts')
  const step = readEmailStep(form)
  if (step) {
    const { firstStepOf, openSecondStep } = await import('#app/accounts/sign-in/step-url.ts')
    if (step.opens === 'email') return step.error ? answerTo(step, form) : redirect(firstStepOf(request.url))
    const next = openSecondStep(request.url, step.email)
    return next ? redirect(next) : answerTo(step, form)
  }
  const { title, description } = copy.toasts.registrationFailed
  const opens = form.get(STEP_FIELD) === 'resend' ? 'sent' : 'rest'
  const answered = withFallback<SignUpResult>(serverAction, {
    opens,
    ...askedBy(form),
    ...failedResult(title, description),
  })
  // Only a success redirects, and the next one to sign in here is somebody else.
  return answered.catch(async (redirection: unknown) => {
    const { forgetStoredEmail } = await import('#app/accounts/sign-in/step-url.ts')
    forgetStoredEmail()
    throw redirection
  })
}

function askedBy(form: FormData) {
  return { email: formText(form, 'email'), name: formText(form, 'name'), prefilled: form.has('prefilled') }
}

function answerTo({ opens, email, error }: EmailStep, form: FormData): SignUpResult {
  return { opens, email, errors: { email: error }, prefilled: form.has('prefilled') }
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const prefilled = usePrefilledEmail()
  const step = useEmailStep()
  const answer: SignUpResult | undefined =
    actionData ?? (prefilled ? { opens: 'rest', email: prefilled, prefilled: true } : step)
  const sent = answer?.opens === 'sent'
  const { providers, closed } = loaderData
  return (
    <AuthLayout
      title={sent ? copy.signup.sentTitle : copy.signup.title}
      lead={
        sent ? (
          <>
            {copy.signup.sentTo} <strong className="font-medium text-ink">{answer.email}</strong>.
          </>
        ) : (
          (closed && copy.signup.closed[closed]) || copy.signup.lead
        )
      }
      aside={
        <>
          {copy.signup.haveOne}{' '}
          <AuthLink to={href('/login') + withoutStep(search)}>{copy.signup.logIn}</AuthLink>
        </>
      }
    >
      {sent ? <CheckInbox answer={answer} /> : !closed && <SignUpForm answer={answer} />}
      {!sent && closed !== 'invitation' && <ProviderButtons providers={providers} />}
      {!sent && closed !== 'invitation' && <LegalLine>{copy.signup.agree}</LegalLine>}
    </AuthLayout>
  )
}

function CheckInbox({ answer }: { answer: SignUpResult }) {
  const help = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    help.current?.focus()
  }, [])
  return (
    <Form answer={answer} className="grid justify-items-start gap-[22px]">
      <p ref={help} tabIndex={-1} className="type-body outline-none">
        {copy.signup.sentHelp}
      </p>
      <input type="hidden" name="email" value={answer.email} />
      <SubmitButton name={STEP_FIELD} value="resend" variant="secondary" size="l">
        {copy.signup.resend}
      </SubmitButton>
      <output className="type-small text-ok empty:hidden">{answer.resent && copy.signup.resent}</output>
    </Form>
  )
}
