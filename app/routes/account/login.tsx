import { data, href, redirect, useLocation } from 'react-router'
import { AuthLayout, AuthLink } from '#app/accounts/components/auth-layout.tsx'
import { LegalLine, ProviderButtons } from '#app/accounts/components/auth-footer.tsx'
import { MissingAccount } from '#app/accounts/components/missing-account.tsx'
import { type SignInResult, SignInForm } from '#app/accounts/components/sign-in-form.tsx'
import { useEmailStep } from '#app/accounts/components/use-email-step.ts'
import { signInLimit } from '#app/accounts/sign-in/attempt-limits.server.ts'
import { copy } from '#app/accounts/copy.ts'
import { withoutStep } from '#app/accounts/sign-in/step-url.ts'
import { type EmailStep, readEmailStep } from '#app/accounts/sign-in/email-step.ts'
import { providerNames } from '#app/accounts/sign-in/providers.server.ts'
import { signInForm } from '#app/accounts/schema.ts'
import { signIn } from '#app/accounts/sign-in/sign-in.server.ts'
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
import type { Route } from './+types/login.ts'

export async function loader({ context }: Route.LoaderArgs) {
  await requireGuest(context)
  return { providers: providerNames() }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { pageTitle, lead } = copy.login
  return pageMeta(matches, { title: pageTitle, description: lead, path: href('/login') })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const next = safeNext(url.searchParams.get('next'))
  // A form submitted twice finds the session that the first submission began.
  await requireGuest(context, next)
  const form = await sentForm(request, signInLimit(requestMeta(context)))
  const step = readEmailStep(form)
  if (step) return data(answerTo(step), { status: step.error ? 400 : 200 })

  const email = formText(form, 'email').trim()
  const read = readForm(signInForm, form)
  if (!read.ok) {
    const opens = read.errors['email'] ? 'email' : 'rest'
    const { errors } = read
    return data<SignInResult>({ opens, email, errors }, { status: 400 })
  }
  const result = await settleOrNull(signIn({ meta: requestMeta(context), ...read.input, next }), 'signing in')
  const { title, description } = copy.toasts.loginFailed
  if (!result) return data(notSignedIn(email), { status: 500 })
  if (result.ok) {
    if (result.state === 'signed-in')
      return redirectWithToast(next, copy.toasts.loggedIn, { headers: result.headers })
    return redirect(href('/login/second-factor'), { headers: result.headers })
  }
  if (result.reason === 'limited') {
    const failure = copy.errors.limited(result.retryAfter)
    const answer: SignInResult = { opens: 'rest', email, failure, toast: bad(title, failure) }
    return tooManyRequests(answer, result.retryAfter)
  }
  if (result.reason !== 'no-account') {
    const failure = result.reason === 'suspended' ? copy.login.suspended : copy.login.deviceUnknown
    return data<SignInResult>({ opens: 'rest', email, failure, toast: bad(title) }, { status: 403 })
  }
  return data<SignInResult>({ opens: 'missing', email, toast: bad(title, description) }, { status: 401 })
}

/** The first step needs no request. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { readEmailStep } = await import('#app/accounts/sign-in/email-step.ts')
  const form = await request.clone().formData()
  const step = readEmailStep(form)
  if (step) {
    const { firstStepOf, openSecondStep } = await import('#app/accounts/sign-in/step-url.ts')
    if (step.opens === 'email') return step.error ? answerTo(step) : redirect(firstStepOf(request.url))
    const next = openSecondStep(request.url, step.email)
    return next ? redirect(next) : answerTo(step)
  }
  const answered = withFallback<SignInResult>(serverAction, notSignedIn(formText(form, 'email')))
  // Only a success redirects, and the next one to sign in here is somebody else.
  return answered.catch(async (redirection: unknown) => {
    const { forgetStoredEmail } = await import('#app/accounts/sign-in/step-url.ts')
    forgetStoredEmail()
    throw redirection
  })
}

/** The request failed, so it is unknown whether the password was right. */
function notSignedIn(email: string): SignInResult {
  const { toast } = failedResult(copy.toasts.loginFailed.title)
  return { opens: 'rest', email, failure: copy.login.failed, toast }
}

function answerTo({ opens, email, error }: EmailStep): SignInResult {
  return { opens, email, errors: { email: error } }
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const step = useEmailStep()
  const answer: SignInResult | undefined = actionData ?? step
  const missing = answer?.opens === 'missing'
  return (
    <AuthLayout
      title={missing ? copy.login.missing : copy.login.title}
      lead={missing ? <strong className="font-medium text-ink">{answer.email}</strong> : copy.login.lead}
      aside={
        <>
          {copy.login.newHere}{' '}
          <AuthLink to={href('/signup') + withoutStep(search)}>{copy.login.createOne}</AuthLink>
        </>
      }
    >
      {missing ? <MissingAccount answer={answer} /> : <SignInForm answer={answer} />}
      {!missing && <ProviderButtons providers={loaderData.providers} />}
      {!missing && <LegalLine>{copy.login.agree}</LegalLine>}
    </AuthLayout>
  )
}
