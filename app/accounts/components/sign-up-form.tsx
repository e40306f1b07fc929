import { useId } from 'react'
import { Form as PlainForm } from 'react-router'
import { Form, SubmitButton } from '#app/platform/ui/form.tsx'
import { copy } from '../copy.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { EmailStep } from './email-step.tsx'
import { AuthField } from './auth-field.tsx'
import { FirstPasswordField } from './first-password-field.tsx'
import { LockedEmail } from './locked-email.tsx'

export type SignUpResult = FormResult & {
  opens: 'email' | 'rest' | 'sent'
  email: string
  name?: string
  /** The address was entered on the sign-in page. */
  prefilled?: boolean
  resent?: boolean
}

export function SignUpForm({ answer }: { answer: SignUpResult | undefined }) {
  return answer?.opens === 'rest' ? <DetailsStep answer={answer} /> : <EmailStep answer={answer} />
}

function DetailsStep({ answer }: { answer: SignUpResult }) {
  const changeForm = useId()
  return (
    <>
      <PlainForm id={changeForm} method="post">
        <input type="hidden" name="email" value={answer.email} />
      </PlainForm>
      <Form answer={answer} className="grid gap-3.5">
        {answer.prefilled && <PrefilledNote email={answer.email} />}
        <AuthField
          name="name"
          label={copy.fields.name}
          required
          saved={answer.name}
          autoComplete="name"
          data-next
        />
        <LockedEmail email={answer.email} changeForm={changeForm} />
        <FirstPasswordField />
        <SubmitButton busy={copy.signup.creating} size="l" className="mt-2">
          {copy.signup.create}
        </SubmitButton>
      </Form>
    </>
  )
}

function PrefilledNote({ email }: { email: string }) {
  return (
    <>
      <input type="hidden" name="prefilled" value="yes" />
      <p className="rounded-control bg-accent-wash px-3.5 py-2.5 text-[0.875rem]/5 text-accent [overflow-wrap:anywhere]">
        {copy.signup.creatingFor} <strong className="font-medium">{email}</strong>
      </p>
    </>
  )
}
