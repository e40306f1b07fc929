import { data, href, Link } from 'react-router'
import { AuthLayout } from '#app/features/accounts/components/auth-layout.tsx'
import { NewPasswordFields } from '#app/features/accounts/components/new-password-fields.tsx'
import { When } from '#app/ui/when.tsx'
import { passwordChoiceLimit } from '#app/features/accounts/attempt-limits.server.ts'
import { copy } from '#app/features/accounts/copy.ts'
import {
  type PasswordReset,
  readPasswordReset,
  resetPassword,
} from '#app/features/accounts/recovery.server.ts'
import { newPasswordForm } from '#app/features/accounts/schema.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { refuse } from '#app/http/refusal.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { keepForm } from '#app/http/with-fallback.ts'
import { Button } from '#app/ui/button.tsx'
import { Form, SubmitButton } from '#app/ui/form.tsx'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import type { Route } from './+types/reset-password.ts'

const failed = failedAnswer(copy.toasts.passwordFailed.title)
type ResetAnswer = FormAnswer & { over?: boolean }

export async function loader({ url }: Route.LoaderArgs) {
  const reset = await readPasswordReset(url.searchParams.get('token') ?? '')
  return data(reset, { status: reset ? 200 : 410 })
}

/** The URL contains a token: the page must not be cached or leak its URL. */
export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: copy.reset.pageTitle })

export const action = formAction(
  { limit: (context) => passwordChoiceLimit(requestMeta(context)), failed, schema: newPasswordForm },
  async ({ input: { password }, form }, { url, context }) => {
    const token = url.searchParams.get('token') ?? ''
    const keepIdentities = form.getAll('keep').map(String)
    const result = await resetPassword({ meta: requestMeta(context), token, password, keepIdentities })
    if (result.ok) {
      return redirectWithToast(href('/login'), copy.toasts.passwordUpdated, { headers: result.headers })
    }
    if (result.reason === 'link-over') return data({ over: true }, { status: 410 })
    return refuse(result, copy.toasts.passwordFailed.title)
  },
)

export const clientAction = keepForm(failed)

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const answer: ResetAnswer | undefined = actionData
  if (!loaderData || answer?.over) {
    return (
      <AuthLayout title={copy.reset.overTitle} lead={copy.reset.over}>
        <Button asChild variant="primary" size="l">
          <Link to={href('/forgot-password')}>{copy.reset.newLink}</Link>
        </Button>
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

/** Whoever knew the old password may have linked a Google account. */
function LinkedIdentities({ identities }: Pick<PasswordReset, 'identities'>) {
  return (
    <fieldset className="mt-2 grid gap-2">
      <legend className="mb-2 type-ui text-ink">{copy.reset.google}</legend>
      {identities.map(({ id, linkedAt }) => (
        <label key={id} className="flex items-center gap-2.5 type-body">
          <input type="checkbox" name="keep" value={id} />
          <span>
            {copy.reset.keepGoogle} <When at={linkedAt} />
          </span>
        </label>
      ))}
      <p className="type-small text-ink-soft">{copy.reset.googleHelp}</p>
    </fieldset>
  )
}
