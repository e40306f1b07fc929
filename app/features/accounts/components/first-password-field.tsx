import { copy } from '../copy.ts'
import { EntranceField } from './entrance-field.tsx'
import { PasswordInput } from './password-input.tsx'

/** The password an account begins with. */
export function FirstPasswordField({ error }: { error: string | undefined }) {
  return (
    <EntranceField label={copy.fields.password} required error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          name="password"
          autoComplete="new-password"
          placeholder={copy.signup.passwordPlaceholder}
        />
      )}
    </EntranceField>
  )
}
