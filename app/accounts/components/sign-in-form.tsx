import { useId } from 'react'
import { Form as PlainForm, href, Link, useLocation } from 'react-router'
import { Form, SubmitButton } from '#app/platform/ui/form.tsx'
import { copy } from '../copy.ts'
import { stepOf, type StepResult } from '../sign-in/keep-step.ts'
import { EmailStep } from './email-step.tsx'
import { AuthField } from './auth-field.tsx'
import { LockedEmail } from './locked-email.tsx'
import { PasswordInput } from './password-input.tsx'

export function SignInForm({ answer }: { answer: StepResult | undefined }) {
  const email = answer?.values?.['email'] ?? ''
  if (stepOf(answer) === 'rest') return <PasswordStep answer={answer} email={email} />
  return (
    <EmailStep answer={answer}>
      <p className="-mt-2 type-small">
        <ForgotLink email={email} />
      </p>
    </EmailStep>
  )
}

function PasswordStep({ answer, email }: { answer: StepResult | undefined; email: string }) {
  const changeForm = useId()
  return (
    <>
      <PlainForm id={changeForm} method="post">
        <input type="hidden" name="email" value={email} />
      </PlainForm>
      <Form answer={answer} className="grid gap-3.5">
        <LockedEmail email={email} changeForm={changeForm} />
        <AuthField
          name="password"
          label={copy.fields.password}
          required
          as={PasswordInput}
          autoComplete="current-password"
          data-next
        />
        <p className="mt-1 type-small">
          <ForgotLink email={email} />
        </p>
        <SubmitButton busy={copy.login.signingIn} size="l" className="mt-2">
          {copy.login.signIn}
        </SubmitButton>
      </Form>
    </>
  )
}

/** With scripts the email address is prefilled, if it is known. */
export function ForgotLink({ email }: { email: string }) {
  const { search } = useLocation()
  return (
    <Link
      to={href('/forgot-password') + search}
      state={email ? { email } : undefined}
      className="text-accent underline-offset-3 hover:underline"
    >
      {copy.login.forgot}
    </Link>
  )
}
