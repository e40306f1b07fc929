import type { ComponentProps, ReactNode } from 'react'
import { Form, href, Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { DialogActions } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { copy } from '../copy.ts'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { FormError } from './form-error.tsx'
import { PasswordInput } from './password-input.tsx'
import { useFormAnswer } from './use-form-answer.ts'
import { useSettings } from './use-settings.ts'

type SettingsFormProps = {
  answer: FormAnswer | undefined
  /** The words on its button, and those while it is busy. */
  submit: string
  busy?: string
  variant?: ComponentProps<typeof Button>['variant']
  disabled?: boolean
  /** Wants to know that it is really you, when the sign-in is not fresh. */
  guarded?: boolean
  children?: ReactNode
}

/** The form inside a dialog of the settings. */
export function SettingsForm({
  answer,
  submit,
  busy = copy.settings.saving,
  variant = 'primary',
  disabled,
  guarded = false,
  children,
}: SettingsFormProps) {
  const form = useFormAnswer(answer)
  const { proof } = useSettings()
  const isBusy = useNavigation().formMethod === 'POST'
  const wrong = answer?.errors?.['currentPassword']
  const failure = guarded && proof === 'sign-in-again' ? copy.errors.signInAgain : answer?.failure
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      onSubmit={(event) => isBusy && event.preventDefault()}
      className="grid gap-4"
    >
      <FormError>{failure}</FormError>
      {children}
      {guarded && (proof === 'password' || wrong) && (
        <Field label={copy.fields.currentPassword} hint={copy.dialogs.proof} required error={wrong}>
          {(control) => <PasswordInput {...control} name="currentPassword" autoComplete="current-password" />}
        </Field>
      )}
      <DialogActions className="mt-2">
        <Button asChild>
          <Link to={href('/settings')} replace preventScrollReset>
            {copy.settings.cancel}
          </Link>
        </Button>
        <Button type="submit" variant={variant} disabled={disabled} aria-disabled={isBusy || undefined}>
          {isBusy ? busy : submit}
        </Button>
      </DialogActions>
    </Form>
  )
}
