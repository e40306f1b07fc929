import { Field } from '#app/ui/field.tsx'
import { copy } from '../copy.ts'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { PasswordInput } from './password-input.tsx'

/** A new password, typed twice. */
export function NewPasswordFields({ errors }: Pick<FormAnswer, 'errors'>) {
  return (
    <>
      <Field label={copy.fields.newPassword} required error={errors?.['password']}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
      </Field>
      <Field label={copy.fields.confirmation} required error={errors?.['confirmation']}>
        {(control) => <PasswordInput {...control} name="confirmation" autoComplete="new-password" />}
      </Field>
    </>
  )
}
