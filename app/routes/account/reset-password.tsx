import { data, href } from 'react-router'
import { AuthLayout } from '#app/accounts/components/auth-layout.tsx'
import { NewPasswordFields } from '#app/accounts/components/new-password-fields.tsx'
import { LocalDate } from '#app/platform/ui/local-date.tsx'
import { passwordChoiceLimit } from '#app/accounts/sign-in/attempt-limits.server.ts'
import { copy } from '#app/accounts/copy.ts'
import {
  type PasswordReset,
  readPasswordReset,
  resetPassword,
} from '#app/accounts/passwords/recovery.server.ts'
import { newPasswordForm } from '#app/accounts/schema.ts'
import { redirectWithToast, formAction, errorResponse } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { requestMeta } from '#app/accounts/request/request-context.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { Form, SubmitButton } from '#app/platform/ui/form.tsx'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import type { Route } from './+types/reset-password.ts'

type ResetResult = FormResult & { over?: boolean }

export async function loader({ url }: Route.LoaderArgs) {
  const reset = await readPasswordReset(url.searchParams.get('token') ?? '')
  return data(reset, { status: reset ? 200 : 410 })
}

export { secretPageHeaders as headers } from '#app/platform/http/page-headers.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: copy.reset.pageTitle })

export const action = formAction(
  {
    limit: (context) => passwordChoiceLimit(requestMeta(context)),
    failed: copy.toasts.passwordFailed.title,
    schema: newPasswordForm,
  },
  async ({ input: { password }, form, meta }, { url }) => {
    const token = url.searchParams.get('token') ?? ''
    const keepIdentities = form.getAll('keep').map(String)
    const result = await resetPassword({ meta, token, password, keepIdentities })
    if (result.ok) {
      return redirectWithToast(href('/login'), copy.toasts.passwordUpdated, { headers: result.headers })
    }
    if (result.reason === 'link-over') return data({ over: true }, { status: 410 })
    return errorResponse(result, copy.toasts.passwordFailed.title)
  },
)

export const clientAction = keepForm(copy.toasts.passwordFailed.title)

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const answer: ResetResult | undefined = actionData
  if (!loaderData || answer?.over) {
    return (
      <AuthLayout title={copy.reset.overTitle} lead={copy.reset.over}>
        <ButtonLink to={href('/forgot-password')} variant="primary" size="l">
          {copy.reset.newLink}
        </ButtonLink>
      </AuthLayout>
    )
  }
  const { email, first, identities } = loaderData
  return (
    <AuthLayout
      title={first ? copy.reset.firstTitle : copy.reset.title}
      lead={first ? `${copy.reset.firstLead} ${email}.` : copy.reset.lead}
    >
      <Form answer={answer} className="grid gap-3.5">
        <input type="hidden" name="username" value={email} autoComplete="username" />
        <NewPasswordFields />
        {identities.length > 0 && <LinkedIdentities identities={identities} />}
        <SubmitButton size="l" className="mt-2">
          {copy.reset.save}
        </SubmitButton>
      </Form>
    </AuthLayout>
  )
}

/** Whoever knew the old password may have linked an account of a provider. */
function LinkedIdentities({ identities }: Pick<PasswordReset, 'identities'>) {
  return (
    <fieldset className="mt-2 grid gap-2">
      <legend className="mb-2 type-ui text-ink">{copy.reset.identities}</legend>
      {identities.map(({ id, linkedAt, provider }) => (
        <label key={id} className="flex items-center gap-2.5 type-body">
          <input type="checkbox" name="keep" value={id} />
          <span>
            {copy.reset.keepIdentity} <LocalDate at={linkedAt} /> ({provider})
          </span>
        </label>
      ))}
      <p className="type-small text-ink-soft">{copy.reset.identitiesHelp}</p>
    </fieldset>
  )
}
