import { copy } from '../copy.ts'
import { AuthField } from './auth-field.tsx'
import { PasswordInput } from './password-input.tsx'

export function FirstPasswordField() {
  return (
    <AuthField
      name="password"
      label={copy.fields.password}
      required
      as={PasswordInput}
      autoComplete="new-password"
      placeholder={copy.signup.passwordPlaceholder}
    />
  )
}
