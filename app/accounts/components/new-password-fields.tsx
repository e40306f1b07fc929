import type { ChangeEvent } from 'react'
import { FormField } from '#app/platform/ui/form.tsx'
import { copy } from '../copy.ts'
import { PasswordInput } from './password-input.tsx'

export function NewPasswordFields() {
  return (
    <>
      <FormField name="password" label={copy.fields.newPassword} required>
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
      <FormField name="confirmation" label={copy.fields.confirmation} required>
        {(control) => <PasswordInput {...control} autoComplete="new-password" onChange={compare} />}
      </FormField>
    </>
  )
}

/** Its error stays until both are equal. */
function compare({ target }: ChangeEvent<HTMLInputElement>): void {
  const password = new FormData(target.form!).get('password')
  target.setCustomValidity(target.value === password ? '' : copy.errors.passwordsDiffer)
}
