import type { ComponentProps, ReactNode } from 'react'
import { Form, href, Link, useLocation, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { DialogActions } from '#app/ui/dialog.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { copy } from '../copy.ts'
import type { ProofAnswer } from '../outcomes.ts'
import { FormError } from './form-error.tsx'
import { PasswordInput } from './password-input.tsx'
import { useFormAnswer } from './use-form-answer.ts'
import { useSettings } from './use-settings.ts'

type SettingsFormProps = {
  answer: ProofAnswer | undefined
  /** The words on its button, and those while it is busy. */
  submit: string
  busy?: string
  variant?: ComponentProps<typeof Button>['variant']
  disabled?: boolean
  /** Asks for a proof of who you are when the sign-in is not fresh. */
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
  const prove = guarded ? (answer?.prove ?? proof) : 'none'
  const { pathname } = useLocation()
  const isBusy = useNavigation().formMethod === 'POST'
  const failure = prove === 'sign-in-again' ? copy.errors.signInAgain : answer?.failure
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
      {prove === 'password' && (
        <Field
          label={copy.fields.currentPassword}
          hint={copy.dialogs.provePassword}
          required
          error={answer?.errors?.['currentPassword']}
        >
          {(control) => <PasswordInput {...control} name="currentPassword" autoComplete="current-password" />}
        </Field>
      )}
      {prove === 'code' && (
        <Field
          label={copy.secondFactor.code}
          hint={copy.dialogs.proveCode}
          required
          error={answer?.errors?.['currentCode']}
        >
          {(control) => (
            <Input
              {...control}
              name="currentCode"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              className="tabular-nums"
            />
          )}
        </Field>
      )}
      {prove === 'google' && <p className="type-small text-ink-soft">{copy.dialogs.proveGoogle}</p>}
      <DialogActions className="mt-2">
        <Button asChild>
          <Link to={href('/settings')} replace preventScrollReset>
            {copy.settings.cancel}
          </Link>
        </Button>
        {prove === 'google' ? (
          <Button
            type="submit"
            variant="primary"
            formAction={`${href('/settings/reauthenticate')}?next=${encodeURIComponent(pathname)}`}
          >
            {copy.dialogs.continueWithGoogle}
          </Button>
        ) : (
          <Button type="submit" variant={variant} disabled={disabled} aria-disabled={isBusy || undefined}>
            {isBusy ? busy : submit}
          </Button>
        )}
      </DialogActions>
    </Form>
  )
}
