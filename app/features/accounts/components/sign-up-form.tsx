import { useId } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/field.tsx'
import { copy } from '../copy.ts'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { EmailStep } from './email-step.tsx'
import { AuthField } from './auth-field.tsx'
import { FormError } from './form-error.tsx'
import { FirstPasswordField } from './first-password-field.tsx'
import { LockedEmail } from './locked-email.tsx'
import { useFormAnswer } from './use-form-answer.ts'

/** Where signing up stands: at the address, at the details, or waiting for a mail to be opened. */
export type SignUpAnswer = FormAnswer & {
  opens: 'email' | 'rest' | 'sent'
  email: string
  name?: string
  /** The address came along from signing in. */
  carried?: boolean
  resent?: boolean
}

export function SignUpForm({ answer }: { answer: SignUpAnswer | undefined }) {
  return answer?.opens === 'rest' ? <DetailsStep answer={answer} /> : <EmailStep answer={answer} />
}

function DetailsStep({ answer }: { answer: SignUpAnswer }) {
  const form = useFormAnswer(answer)
  const changeForm = useId()
  const busy = useNavigation().formData?.has('password') ?? false
  const { errors } = answer
  return (
    <>
      <Form id={changeForm} method="post">
        <input type="hidden" name="email" value={answer.email} />
      </Form>
      <Form ref={form} method="post" noValidate className="grid gap-3.5">
        {answer.carried && <CarriedNote email={answer.email} />}
        <FormError>{answer.failure}</FormError>
        <AuthField label={copy.fields.name} required error={errors?.['name']}>
          {(control) => (
            <Input {...control} name="name" autoComplete="name" defaultValue={answer.name} data-next />
          )}
        </AuthField>
        <LockedEmail email={answer.email} changeForm={changeForm} />
        <FirstPasswordField error={errors?.['password']} />
        <Button type="submit" variant="primary" size="l" aria-disabled={busy || undefined} className="mt-2">
          {busy ? copy.signup.creating : copy.signup.create}
        </Button>
      </Form>
    </>
  )
}

function CarriedNote({ email }: { email: string }) {
  return (
    <>
      <input type="hidden" name="carried" value="yes" />
      <p className="rounded-control bg-accent-wash px-3.5 py-2.5 text-[0.875rem]/5 text-accent [overflow-wrap:anywhere]">
        {copy.signup.creatingFor} <strong className="font-medium">{email}</strong>
      </p>
    </>
  )
}
