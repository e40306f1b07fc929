import { type ComponentProps, useEffect, useRef } from 'react'
import { data, href, Link, redirect, useLocation } from 'react-router'
import { AuthLayout } from '#app/features/accounts/components/auth-layout.tsx'
import { AuthField } from '#app/features/accounts/components/auth-field.tsx'
import { copy } from '#app/features/accounts/copy.ts'
import { codeForm } from '#app/features/accounts/schema.ts'
import { readPendingSignIn, verifySecondFactor } from '#app/features/accounts/second-factor.server.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { safeNext } from '#app/http/next-address.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { bad, refuse } from '#app/http/refusal.server.ts'
import { requireGuest } from '#app/http/session.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { keepForm } from '#app/http/with-fallback.ts'
import { Form, SubmitButton } from '#app/ui/form.tsx'
import { Input } from '#app/ui/field.tsx'
import { failedAnswer } from '#app/lib/form-answer.ts'
import type { Route } from './+types/second-factor.ts'

const failed = failedAnswer(copy.toasts.loginFailed.title)

export async function loader({ context }: Route.LoaderArgs) {
  await requireGuest(context)
  const pending = await readPendingSignIn(requestMeta(context))
  if (!pending) throw redirect(href('/login'))
  return pending
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: copy.secondFactor.pageTitle })

export const action = formAction(
  { who: (context) => requireGuest(context), failed, schema: codeForm },
  async ({ input: { code } }, { context }) => {
    const result = await verifySecondFactor({ meta: requestMeta(context), code })
    if (result.ok) {
      const { next, recoveryCodesLeft: left, headers } = result
      const { title, description } = copy.toasts.loggedIn
      const said = left === null ? description : copy.secondFactor.lastCodes(left)
      return redirectWithToast(safeNext(next), { title, description: said }, { headers })
    }
    const { title } = copy.toasts.loginFailed
    switch (result.reason) {
      case 'limited':
        return refuse(result, title)
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

export const clientAction = keepForm(failed)

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
        >
          {(control) => <CodeInput {...control} inputMode={byRecovery ? 'text' : 'numeric'} />}
        </AuthField>
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
