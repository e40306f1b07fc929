import { data, href, redirect, useLocation } from 'react-router'
import { AuthLayout, AuthLink } from '#app/accounts/components/auth-layout.tsx'
import { LegalLine, ProviderButtons } from '#app/accounts/components/auth-footer.tsx'
import { MissingAccount } from '#app/accounts/components/missing-account.tsx'
import { SignInForm } from '#app/accounts/components/sign-in-form.tsx'
import { signInLimit } from '#app/accounts/sign-in/attempt-limits.server.ts'
import { copy } from '#app/accounts/copy.ts'
import { emailStep } from '#app/accounts/request/email-step.server.ts'
import { keepStep, type StepResult } from '#app/accounts/sign-in/keep-step.ts'
import { providerNames } from '#app/accounts/sign-in/providers.server.ts'
import { signInForm } from '#app/accounts/schema.ts'
import { closedOffer } from '#app/accounts/sign-in/sign-up-access.server.ts'
import { signIn } from '#app/accounts/sign-in/sign-in.server.ts'
import {
  bad,
  errorResponse,
  formAction,
  redirectWithToast,
} from '#app/accounts/request/form-action.server.ts'
import { safeNext } from '#app/platform/http/next-address.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { nextOf, requireGuest } from '#app/accounts/request/session.server.ts'
import { requestMeta } from '#app/accounts/request/request-context.server.ts'
import { failedResult } from '#app/platform/lib/form-result.ts'
import type { Route } from './+types/login.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireGuest(context)
  const closed = await closedOffer(safeNext(url.searchParams.get('next')))
  return { providers: providerNames(), closed }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { pageTitle, lead } = copy.login
  return pageMeta(matches, { title: pageTitle, description: lead, path: href('/login') })
}

const failed = { ...failedResult(copy.toasts.loginFailed.title), failure: copy.login.failed }

export const action = formAction(
  {
    // A form submitted twice finds the session that the first submission began.
    who: (context, request) => requireGuest(context, nextOf(request)),
    limit: (context) => signInLimit(requestMeta(context)),
    failed,
    schema: signInForm,
    intents: emailStep,
  },
  async ({ input, meta }, { request }) => {
    const next = nextOf(request)
    const result = await signIn({ meta, ...input, next })
    if (result.ok) {
      const { state, headers } = result
      if (state === 'second-factor') return redirect(href('/login/second-factor'), { headers })
      return redirectWithToast(next, copy.toasts.loggedIn, { headers })
    }
    const { title, description } = copy.toasts.loginFailed
    switch (result.reason) {
      case 'limited':
        return errorResponse(result, title)
      case 'no-account':
        return data<StepResult>({ opens: 'missing', toast: bad(title, description) }, { status: 401 })
      default: {
        const failure = result.reason === 'suspended' ? copy.login.suspended : copy.login.deviceUnknown
        return data<StepResult>({ failure, toast: bad(title) }, { status: 403 })
      }
    }
  },
)

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return keepStep(serverAction, await request.clone().formData(), failed)
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const answer: StepResult | undefined = actionData
  const missing = answer?.opens === 'missing'
  const email = answer?.values?.['email'] ?? ''
  const { providers, closed } = loaderData
  return (
    <AuthLayout
      title={missing ? copy.login.missing : copy.login.title}
      lead={missing ? <strong className="font-medium text-ink">{email}</strong> : copy.login.lead}
      aside={
        !closed && (
          <>
            {copy.login.newHere} <AuthLink to={href('/signup') + search}>{copy.login.createOne}</AuthLink>
          </>
        )
      }
    >
      {missing ? (
        <MissingAccount answer={answer} email={email} closed={closed} />
      ) : (
        <SignInForm answer={answer} />
      )}
      {!missing && <ProviderButtons providers={providers} />}
      {!missing && <LegalLine>{copy.login.agree}</LegalLine>}
    </AuthLayout>
  )
}
