import { copy } from '../copy.ts'
import { AuthField } from './auth-field.tsx'
import { PasswordInput } from './password-input.tsx'

/** The password an account begins with. */
export function FirstPasswordField({ error }: { error: string | undefined }) {
  return (
    <AuthField label={copy.fields.password} required error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          name="password"
          autoComplete="new-password"
          placeholder={copy.signup.passwordPlaceholder}
        />
      )}
    </AuthField>
  )
}
