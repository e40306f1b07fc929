import { type ComponentProps, useEffect, useRef } from 'react'
import { data, href, Link, redirect, useLocation } from 'react-router'
import { AuthLayout } from '#app/accounts/components/auth-layout.tsx'
import { AuthField } from '#app/accounts/components/auth-field.tsx'
import { copy } from '#app/accounts/copy.ts'
import { codeForm } from '#app/accounts/schema.ts'
import { readPendingSignIn, verifySecondFactor } from '#app/accounts/second-factor/second-factor.server.ts'
import {
  redirectWithToast,
  formAction,
  bad,
  errorResponse,
} from '#app/accounts/request/form-action.server.ts'
import { safeNext } from '#app/platform/http/next-address.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { requireGuest } from '#app/accounts/request/session.server.ts'
import { requestMeta } from '#app/accounts/request/request-context.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { Form, SubmitButton } from '#app/platform/ui/form.tsx'
import { Input } from '#app/platform/ui/field.tsx'
import type { Route } from './+types/second-factor.ts'

export async function loader({ context }: Route.LoaderArgs) {
  await requireGuest(context)
  const pending = await readPendingSignIn(requestMeta(context))
  if (!pending) throw redirect(href('/login'))
  return pending
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: copy.secondFactor.pageTitle })

export const action = formAction(
  { who: (context) => requireGuest(context), failed: copy.toasts.loginFailed.title, schema: codeForm },
  async ({ input: { code }, meta }) => {
    const result = await verifySecondFactor({ meta, code })
    if (result.ok) {
      const { next, recoveryCodesLeft: left, headers } = result
      const { title, description } = copy.toasts.loggedIn
      const said = left === null ? description : copy.secondFactor.lastCodes(left)
      return redirectWithToast(safeNext(next), { title, description: said }, { headers })
    }
    const { title } = copy.toasts.loginFailed
    switch (result.reason) {
      case 'limited':
        return errorResponse(result, title)
      case 'wrong-code': {
        const wrong = copy.errors.codeWrong
        return data({ errors: { code: wrong }, toast: bad(title, wrong) }, { status: 401 })
      }
      default: {
        const toast = { ...copy.toasts.tookTooLong, kind: 'destructive' as const }
        return redirectWithToast(href('/login'), toast, { headers: result.headers })
      }
    }
  },
)

export const clientAction = keepForm(copy.toasts.loginFailed.title)

/** After the password: an app code, or a recovery code if the app is not available. */
export default function SecondFactor({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { search } = useLocation()
  const byRecovery = search === '?recovery'
  return (
    <AuthLayout
      title={copy.secondFactor.title}
      lead={
        <>
          {copy.secondFactor.signInAs} <strong className="font-medium text-ink">{loaderData.email}</strong>.
        </>
      }
      aside={
        <Link to={href('/login')} className="underline-offset-3 hover:underline">
          {copy.secondFactor.startOver}
        </Link>
      }
    >
      <Form answer={answer} key={search} className="grid gap-3.5">
        <AuthField
          name="code"
          label={byRecovery ? copy.secondFactor.recoveryCode : copy.secondFactor.code}
          required
          as={CodeInput}
          inputMode={byRecovery ? 'text' : 'numeric'}
        />
        <SubmitButton busy={copy.login.signingIn} size="l" className="mt-2">
          {copy.login.signIn}
        </SubmitButton>
        <p className="mt-2 type-small">
          <Link
            to={byRecovery ? href('/login/second-factor') : `${href('/login/second-factor')}?recovery`}
            replace
            className="text-accent underline-offset-3 hover:underline"
          >
            {byRecovery ? copy.secondFactor.byApp : copy.secondFactor.byRecovery}
          </Link>
        </p>
      </Form>
    </AuthLayout>
  )
}

/** The only field of the page, so it has the focus from the start. */
function CodeInput(props: ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <Input
      ref={input}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      className="tabular-nums"
      {...props}
    />
  )
}
