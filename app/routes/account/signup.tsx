import { useEffect, useRef } from 'react'
import { data, href, useLocation } from 'react-router'
import { AuthLayout, AuthLink } from '#app/accounts/components/auth-layout.tsx'
import { LegalLine, ProviderButtons } from '#app/accounts/components/auth-footer.tsx'
import { SignUpForm } from '#app/accounts/components/sign-up-form.tsx'
import { usePrefilledEmail } from '#app/accounts/components/use-prefilled-email.ts'
import { signUpLimit } from '#app/accounts/sign-in/attempt-limits.server.ts'
import { copy } from '#app/accounts/copy.ts'
import { emailStep } from '#app/accounts/request/email-step.server.ts'
import { invitationAt } from '#app/accounts/people/role-invitations.server.ts'
import { keepStep, type StepResult } from '#app/accounts/sign-in/keep-step.ts'
import { providerNames } from '#app/accounts/sign-in/providers.server.ts'
import { emailForm, signUpForm } from '#app/accounts/schema.ts'
import { closedSignUpPage } from '#app/accounts/sign-in/sign-up-access.server.ts'
import { resendConfirmation, signUp } from '#app/accounts/sign-in/sign-up.server.ts'
import {
  bad,
  errorResponse,
  formAction,
  redirectWithToast,
  withInput,
} from '#app/accounts/request/form-action.server.ts'
import { secretPageHeaders } from '#app/platform/http/page-headers.ts'
import { safeNext } from '#app/platform/http/next-address.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { typedIn } from '#app/accounts/request/read-form.ts'
import { tooManyRequests } from '#app/accounts/request/rate-limit.server.ts'
import { nextOf, requireGuest } from '#app/accounts/request/session.server.ts'
import { requestMeta } from '#app/accounts/request/request-context.server.ts'
import { failedResult } from '#app/platform/lib/form-result.ts'
import { Form, SubmitButton } from '#app/platform/ui/form.tsx'
import type { Route } from './+types/signup.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireGuest(context)
  const next = safeNext(url.searchParams.get('next'))
  const [closed, invitation] = await Promise.all([closedSignUpPage(next), invitationAt(next)])
  const shown = { providers: providerNames(), closed, invited: invitation?.email ?? null }
  return data(shown, invitation ? { headers: secretPageHeaders() } : undefined)
}

export { loaderHeaders as headers } from '#app/platform/http/page-headers.ts'

export const meta: Route.MetaFunction = ({ matches }) => {
  const { pageTitle, lead } = copy.signup
  return pageMeta(matches, { title: pageTitle, description: lead, path: href('/signup') })
}

const { title, description } = copy.toasts.registrationFailed
const failed = failedResult(title, description)

const resend = withInput(emailForm, async ({ input, form, meta }) => {
  const resent = await resendConfirmation({ meta, ...input })
  if (resent.ok) return { opens: 'sent' as const, values: typedIn(form), resent: true }
  const failure = copy.errors.limited(resent.retryAfter)
  return tooManyRequests<StepResult>({ opens: 'sent', failure }, resent.retryAfter)
})

export const action = formAction(
  {
    // A form submitted twice finds the session that the first submission began.
    who: (context, request) => requireGuest(context, nextOf(request)),
    limit: (context) => signUpLimit(requestMeta(context)),
    failed,
    schema: signUpForm,
    intents: { ...emailStep, resend },
  },
  async ({ input, form, meta }, { request }) => {
    const next = nextOf(request)
    const result = await signUp({ meta, ...input, next })
    if (result.ok) {
      const { state, headers } = result
      if (state === 'signed-in') return redirectWithToast(next, copy.toasts.accountCreated, { headers })
      const sent: StepResult = { opens: 'sent', values: typedIn(form), toast: copy.toasts.registered }
      return data(sent, { headers })
    }
    switch (result.reason) {
      case 'not-available':
        return data(failed, { status: 409 })
      case 'closed': {
        const failure = copy.signup.closed[result.by]
        return data({ failure, toast: bad(title, failure) }, { status: 403 })
      }
      case 'limited':
        return errorResponse(result, title)
      default: {
        const { message } = result
        return { errors: { password: message }, toast: bad(title, message) }
      }
    }
  },
)

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return keepStep(serverAction, await request.clone().formData(), failed)
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const prefilled = usePrefilledEmail()
  const answer: StepResult | undefined =
    actionData ?? (prefilled ? { opens: 'rest', values: { email: prefilled, prefilled: 'yes' } } : undefined)
  const sent = answer?.opens === 'sent'
  const { providers, closed, invited } = loaderData
  return (
    <AuthLayout
      title={sent ? copy.signup.sentTitle : copy.signup.title}
      lead={
        sent ? (
          <>
            {copy.signup.sentTo} <strong className="font-medium text-ink">{answer.values?.['email']}</strong>.
          </>
        ) : (
          (closed && copy.signup.closed[closed]) || copy.signup.lead
        )
      }
      aside={
        <>
          {copy.signup.haveOne} <AuthLink to={href('/login') + search}>{copy.signup.logIn}</AuthLink>
        </>
      }
    >
      {sent ? <CheckInbox answer={answer} /> : !closed && <SignUpForm answer={answer} invited={invited} />}
      {!sent && closed !== 'invitation' && <ProviderButtons providers={providers} />}
      {!sent && closed !== 'invitation' && <LegalLine>{copy.signup.agree}</LegalLine>}
    </AuthLayout>
  )
}

function CheckInbox({ answer }: { answer: StepResult }) {
  const help = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    help.current?.focus()
  }, [])
  return (
    <Form answer={answer} className="grid justify-items-start gap-[22px]">
      <p ref={help} tabIndex={-1} className="type-body outline-none">
        {copy.signup.sentHelp}
      </p>
      <input type="hidden" name="email" value={answer.values?.['email']} />
      <SubmitButton name="intent" value="resend" variant="secondary" size="l">
        {copy.signup.resend}
      </SubmitButton>
      <output className="type-small text-ok empty:hidden">{answer.resent && copy.signup.resent}</output>
    </Form>
  )
}
