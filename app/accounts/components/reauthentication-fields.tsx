import { InputField } from '#app/platform/ui/form.tsx'
import { copy } from '../copy.ts'
import { PasswordInput } from './password-input.tsx'
import type { SettingsContext } from './use-settings.ts'

/** The field with which a form proves that it is still its user; none after a fresh sign-in. */
export function ReauthenticationFields({ prove }: { prove: SettingsContext['reauthentication'] }) {
  if (prove === 'password') {
    return (
      <InputField
        name="currentPassword"
        label={copy.fields.currentPassword}
        hint={copy.dialogs.provePassword}
        required
        as={PasswordInput}
        autoComplete="current-password"
      />
    )
  }
  if (prove !== 'code') return null
  return (
    <InputField
      name="currentCode"
      label={copy.secondFactor.code}
      hint={copy.dialogs.proveCode}
      required
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      inputClass="tabular-nums"
    />
  )
}
