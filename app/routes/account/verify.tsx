import { data, href } from 'react-router'
import { AuthLayout } from '#app/accounts/components/auth-layout.tsx'
import { FirstPasswordField } from '#app/accounts/components/first-password-field.tsx'
import { copy } from '#app/accounts/copy.ts'
import { confirmationForm } from '#app/accounts/schema.ts'
import { confirmEmail, readConfirmation } from '#app/accounts/sign-in/sign-up.server.ts'
import { redirectWithToast, formAction, errorResponse } from '#app/accounts/request/form-action.server.ts'
import { safeNext } from '#app/platform/http/next-address.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { getViewer } from '#app/accounts/request/session.server.ts'
import { requestMeta } from '#app/accounts/request/request-context.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { Form, SubmitButton } from '#app/platform/ui/form.tsx'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import type { Route } from './+types/verify.ts'

type VerifyResult = FormResult & { over?: boolean }

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const confirmation = await readConfirmation({ meta: requestMeta(context), token })
  return data(confirmation, { status: confirmation ? 200 : 410 })
}

export { secretPageHeaders as headers } from '#app/platform/http/page-headers.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: copy.verify.pageTitle })

/** Mail programs may open links automatically; only the button confirms. */
export const action = formAction(
  { failed: copy.toasts.registrationFailed.title, schema: confirmationForm },
  async ({ input: { password }, meta }, { url, context }) => {
    const token = url.searchParams.get('token') ?? ''
    const result = await confirmEmail({ meta, token, password })
    if (result.ok) {
      const { kind, headers } = result
      if (kind === 'device') return redirectWithToast(href('/login'), copy.toasts.deviceAllowed, { headers })
      if (kind === 'sign-up')
        return redirectWithToast(safeNext(result.next), copy.toasts.accountCreated, { headers })
      // In another browser there are no settings to show: what happened is said where one can sign in.
      const home = (await getViewer(context)) ? href('/settings') : href('/login')
      return redirectWithToast(home, copy.toasts.emailChanged, { headers })
    }
    if (result.reason === 'link-over') return data({ over: true }, { status: 410 })
    if (result.reason === 'password-needed')
      return { errors: { password: copy.errors.chosenPasswordMissing } }
    return errorResponse(result, copy.toasts.registrationFailed.title)
  },
)

export const clientAction = keepForm(copy.toasts.registrationFailed.title)

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  const answer: VerifyResult | undefined = actionData
  if (!loaderData || answer?.over) {
    return (
      <AuthLayout title={copy.verify.overTitle} lead={copy.verify.over}>
        <div className="flex gap-2">
          <ButtonLink to={href('/login')} variant="primary" size="l">
            {copy.login.pageTitle}
          </ButtonLink>
          <ButtonLink to={href('/signup')} size="l">
            {copy.signup.pageTitle}
          </ButtonLink>
        </div>
      </AuthLayout>
    )
  }
  const { kind, email } = loaderData
  const needsPassword = kind === 'sign-up' && loaderData.needsPassword
  return (
    <AuthLayout
      title={kind === 'device' ? copy.verify.deviceTitle : copy.verify.title}
      lead={
        <>
          <strong className="font-medium text-ink">{email}</strong>.{' '}
          {
            {
              'sign-up': copy.verify.signUp,
              'email-change': copy.verify.emailChange,
              device: copy.verify.device,
            }[kind]
          }
        </>
      }
    >
      <Form answer={answer} className="grid gap-[22px]">
        {needsPassword && (
          <>
            <p className="type-body">{copy.verify.otherBrowser}</p>
            <input type="hidden" name="username" value={email} autoComplete="username" />
            <FirstPasswordField />
          </>
        )}
        <SubmitButton size="l">{kind === 'device' ? copy.verify.allow : copy.verify.confirm}</SubmitButton>
      </Form>
    </AuthLayout>
  )
}
