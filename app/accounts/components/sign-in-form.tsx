import { useId } from 'react'
import { Form as PlainForm, href, Link, useLocation } from 'react-router'
import { Form, SubmitButton } from '#app/platform/ui/form.tsx'
import { withoutStep } from '../sign-in/step-url.ts'
import { copy } from '../copy.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { EmailStep } from './email-step.tsx'
import { AuthField } from './auth-field.tsx'
import { LockedEmail } from './locked-email.tsx'
import { PasswordInput } from './password-input.tsx'

export type SignInResult = FormResult & { opens: 'email' | 'rest' | 'missing'; email: string }

export function SignInForm({ answer }: { answer: SignInResult | undefined }) {
  if (answer?.opens === 'rest') return <PasswordStep answer={answer} />
  return (
    <EmailStep answer={answer}>
      <p className="-mt-2 type-small">
        <ForgotLink email={answer?.email} />
      </p>
    </EmailStep>
  )
}

function PasswordStep({ answer }: { answer: SignInResult }) {
  const changeForm = useId()
  return (
    <>
      <PlainForm id={changeForm} method="post">
        <input type="hidden" name="email" value={answer.email} />
      </PlainForm>
      <Form answer={answer} className="grid gap-3.5">
        <LockedEmail email={answer.email} changeForm={changeForm} />
        <AuthField
          name="password"
          label={copy.fields.password}
          required
          as={PasswordInput}
          autoComplete="current-password"
          data-next
        />
        <p className="mt-1 type-small">
          <ForgotLink email={answer.email} />
        </p>
        <SubmitButton busy={copy.login.signingIn} size="l" className="mt-2">
          {copy.login.signIn}
        </SubmitButton>
      </Form>
    </>
  )
}

/** With scripts the email address is prefilled, if it is known. */
export function ForgotLink({ email }: { email: string | undefined }) {
  const { search } = useLocation()
  return (
    <Link
      to={href('/forgot-password') + withoutStep(search)}
      state={email ? { email } : undefined}
      className="text-accent underline-offset-3 hover:underline"
    >
      {copy.login.forgot}
    </Link>
  )
}
