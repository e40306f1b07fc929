import { useId } from 'react'
import { Form, href, Link, useLocation, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { copy } from '../copy.ts'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { EmailStep } from './email-step.tsx'
import { AuthField } from './auth-field.tsx'
import { FormError } from './form-error.tsx'
import { LockedEmail } from './locked-email.tsx'
import { PasswordInput } from './password-input.tsx'
import { useFormAnswer } from './use-form-answer.ts'

/** Where signing in stands: at the address, at the password, or at the question whether there is an account. */
export type SignInAnswer = FormAnswer & { opens: 'email' | 'rest' | 'missing'; email: string }

export function SignInForm({ answer }: { answer: SignInAnswer | undefined }) {
  return answer?.opens === 'rest' ? <PasswordStep answer={answer} /> : <EmailStep answer={answer} />
}

function PasswordStep({ answer }: { answer: SignInAnswer }) {
  const form = useFormAnswer(answer)
  const changeForm = useId()
  const busy = useNavigation().formData?.has('password') ?? false
  return (
    <>
      <Form id={changeForm} method="post">
        <input type="hidden" name="email" value={answer.email} />
      </Form>
      <Form ref={form} method="post" noValidate className="grid gap-3.5">
        <FormError>{answer.failure}</FormError>
        <LockedEmail email={answer.email} changeForm={changeForm} />
        <AuthField label={copy.fields.password} required error={answer.errors?.['password']}>
          {(control) => (
            <PasswordInput {...control} name="password" autoComplete="current-password" data-next />
          )}
        </AuthField>
        <p className="mt-1 type-small">
          <ForgotLink email={answer.email} />
        </p>
        <Button type="submit" variant="primary" size="l" aria-disabled={busy || undefined} className="mt-2">
          {busy ? copy.login.signingIn : copy.login.signIn}
        </Button>
      </Form>
    </>
  )
}

/** With scripts the address comes along. */
export function ForgotLink({ email }: { email: string }) {
  const { search } = useLocation()
  return (
    <Link
      to={href('/forgot-password') + search}
      state={{ email }}
      className="text-accent underline-offset-3 hover:underline"
    >
      {copy.login.forgot}
    </Link>
  )
}
