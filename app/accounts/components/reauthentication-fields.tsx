import { Input } from '#app/platform/ui/field.tsx'
import { FormField } from '#app/platform/ui/form.tsx'
import { copy } from '../copy.ts'
import { PasswordInput } from './password-input.tsx'
import type { SettingsContext } from './use-settings.ts'

/** The field with which a form proves that it is still its user; none after a fresh sign-in. */
export function ReauthenticationFields({ prove }: { prove: SettingsContext['reauthentication'] }) {
  if (prove === 'password') {
    return (
      <FormField
        name="currentPassword"
        label={copy.fields.currentPassword}
        hint={copy.dialogs.provePassword}
        required
      >
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </FormField>
    )
  }
  if (prove !== 'code') return null
  return (
    <FormField name="currentCode" label={copy.secondFactor.code} hint={copy.dialogs.proveCode} required>
      {(control) => (
        <Input
          {...control}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          className="tabular-nums"
        />
      )}
    </FormField>
  )
}
