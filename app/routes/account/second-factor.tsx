import { type ComponentProps, useEffect, useRef } from 'react'
import { data, href, Link, redirect, useLocation } from 'react-router'
import { AuthLayout } from '#app/features/accounts/components/auth-layout.tsx'
import { AuthField } from '#app/features/accounts/components/auth-field.tsx'
import { copy } from '#app/features/accounts/copy.ts'
import { codeForm } from '#app/features/accounts/schema.ts'
import { readPendingSignIn, verifySecondFactor } from '#app/features/accounts/second-factor.server.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { safeNext } from '#app/http/next-address.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { readForm, sentForm } from '#app/http/read-form.ts'
import { bad, refuse } from '#app/http/refusal.server.ts'
import { requireGuest } from '#app/http/session.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { Form, SubmitButton } from '#app/ui/form.tsx'
import { Input } from '#app/ui/field.tsx'
import { withFallback } from '#app/http/with-fallback.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import type { Route } from './+types/second-factor.ts'

export async function loader({ context }: Route.LoaderArgs) {
  await requireGuest(context)
  const pending = await readPendingSignIn(requestMeta(context))
  if (!pending) throw redirect(href('/login'))
  return pending
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: copy.secondFactor.pageTitle })

export async function action({ request, context }: Route.ActionArgs) {
  await requireGuest(context)
  const read = readForm(codeForm, await sentForm(request))
  if (!read.ok) return read.refusal
  const result = await verifySecondFactor({ meta: requestMeta(context), code: read.input.code })
  if (result.ok) {
    const { next, recoveryCodesLeft: left, headers } = result
    const { title, description } = copy.toasts.loggedIn
    const said = left === null ? description : copy.secondFactor.lastCodes(left)
    return redirectWithToast(safeNext(next), { title, description: said }, { headers })
  }
  const { title } = copy.toasts.loginFailed
  if (result.reason === 'limited') return refuse(result, title)
  if (result.reason === 'wrong-code') {
    const answer = { errors: { code: copy.errors.codeWrong }, toast: bad(title, copy.errors.codeWrong) }
    return data<FormAnswer>(answer, { status: 401 })
  }
  const { tookTooLong } = copy.toasts
  return redirectWithToast(
    href('/login'),
    { ...tookTooLong, kind: 'destructive' },
    { headers: result.headers },
  )
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<FormAnswer>(serverAction, failedAnswer(copy.toasts.loginFailed.title))
}

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
