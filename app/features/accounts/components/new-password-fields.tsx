import { FormField } from '#app/ui/form.tsx'
import { copy } from '../copy.ts'
import { PasswordInput } from './password-input.tsx'

/** A new password, entered twice. */
export function NewPasswordFields() {
  return (
    <>
      <FormField name="password" label={copy.fields.newPassword} required>
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
      <FormField name="confirmation" label={copy.fields.confirmation} required>
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
    </>
  )
}
