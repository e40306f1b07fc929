import { href, Link, useLocation } from 'react-router'
import { AuthLayout } from '#app/accounts/components/auth-layout.tsx'
import { EmailField } from '#app/accounts/components/auth-field.tsx'
import { usePrefilledEmail } from '#app/accounts/components/use-prefilled-email.ts'
import { accountEmailLimit } from '#app/accounts/sign-in/attempt-limits.server.ts'
import { copy } from '#app/accounts/copy.ts'
import { requestPasswordReset } from '#app/accounts/passwords/recovery.server.ts'
import { emailForm } from '#app/accounts/schema.ts'
import { formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { tooManyRequests } from '#app/accounts/request/rate-limit.server.ts'
import { requestMeta } from '#app/accounts/request/request-context.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { isMailConfigured } from '#app/platform/lib/mail.server.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { Form, SubmitButton } from '#app/platform/ui/form.tsx'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { isModuleOn } from '#app/platform/lib/modules.ts'
import { setting } from '#app/platform/lib/setting.server.ts'
import type { Route } from './+types/forgot-password.ts'

type ForgotResult = FormResult & { sentTo?: string }

export function loader() {
  const canContact = isModuleOn('contact') && setting('GALLERY_ACCESS') === 'public'
  return { mailGoesOut: isMailConfigured(), canContact }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: copy.forgot.pageTitle })

export const action = formAction(
  {
    limit: (context) => accountEmailLimit(requestMeta(context)),
    failed: copy.errors.unreached,
    schema: emailForm,
  },
  async ({ input: { email }, meta }) => {
    const result = await requestPasswordReset({ meta, email })
    if (result.ok) return { sentTo: email }
    return tooManyRequests({ failure: copy.errors.limited(result.retryAfter) }, result.retryAfter)
  },
)

export const clientAction = keepForm(copy.errors.unreached)

/** The same text whether or not the account exists. */
export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const answer: ForgotResult | undefined = actionData
  const { search } = useLocation()
  const prefilled = usePrefilledEmail()
  const back = (
    <Link to={href('/login') + search} className="underline-offset-3 hover:underline">
      {copy.forgot.back}
    </Link>
  )
  if (answer?.sentTo) {
    return (
      <AuthLayout
        aside={back}
        title={copy.forgot.sentTitle}
        lead={
          <output>
            {copy.forgot.sentTo} <strong className="font-medium text-ink">{answer.sentTo}</strong>,{' '}
            {copy.forgot.sentRest}
          </output>
        }
      >
        <ButtonLink to={href('/forgot-password') + search} size="l">
          {copy.forgot.again}
        </ButtonLink>
      </AuthLayout>
    )
  }
  if (!loaderData.mailGoesOut) {
    return (
      <AuthLayout aside={back} title={copy.forgot.title} lead={copy.forgot.noMail}>
        <p className="mb-[22px] type-body">{copy.forgot.askOwner}</p>
        {loaderData.canContact && (
          <ButtonLink to={href('/contact')} variant="primary" size="l">
            {copy.forgot.contact}
          </ButtonLink>
        )}
      </AuthLayout>
    )
  }
  return (
    <AuthLayout aside={back} title={copy.forgot.title} lead={copy.forgot.lead}>
      <Form answer={answer} key={prefilled} className="grid gap-[22px]">
        <EmailField email={answer?.values?.['email'] ?? prefilled ?? ''} />
        <SubmitButton size="l">{copy.forgot.send}</SubmitButton>
      </Form>
    </AuthLayout>
  )
}
