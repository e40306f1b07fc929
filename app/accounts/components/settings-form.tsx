import { useId, type ComponentProps, type ReactNode } from 'react'
import { Form as PlainForm, href, useLocation } from 'react-router'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { DialogActions } from '#app/platform/ui/dialog.tsx'
import { Form, SubmitButton } from '#app/platform/ui/form.tsx'
import { copy } from '../copy.ts'
import type { ReauthenticationResult } from '../outcomes.ts'
import { ReauthenticationFields } from './reauthentication-fields.tsx'
import { useSettings } from './use-settings.ts'

type SettingsFormProps = {
  answer: ReauthenticationResult | undefined
  submit: string
  busy?: string
  variant?: ComponentProps<typeof Button>['variant']
  disabled?: boolean
  /** Asks for reauthentication when the sign-in is not fresh. */
  guarded?: boolean
  children?: ReactNode
}

export function SettingsForm({
  answer,
  submit,
  busy = copy.settings.saving,
  variant = 'primary',
  disabled,
  guarded = false,
  children,
}: SettingsFormProps) {
  const { reauthentication } = useSettings()
  const prove = guarded ? (answer?.prove ?? reauthentication) : 'none'
  const { pathname } = useLocation()
  const provider = typeof prove === 'object' ? prove : null
  const providerForm = useId()
  return (
    <>
      <Form
        answer={answer}
        failure={prove === 'sign-in-again' ? copy.errors.signInAgain : undefined}
        preventScrollReset
        className="grid gap-4"
      >
        {children}
        <ReauthenticationFields prove={prove} />
        {provider && <p className="type-small text-ink-soft">{copy.dialogs.proveAt(provider.name)}</p>}
        <DialogActions className="mt-2">
          <ButtonLink to={href('/settings')} replace preventScrollReset>
            {copy.settings.cancel}
          </ButtonLink>
          {provider ? (
            <Button type="submit" variant="primary" form={providerForm}>
              {copy.dialogs.continueWith(provider.name)}
            </Button>
          ) : (
            <SubmitButton variant={variant} disabled={disabled} busy={busy}>
              {submit}
            </SubmitButton>
          )}
        </DialogActions>
      </Form>
      {provider && (
        <PlainForm
          id={providerForm}
          method="post"
          action={`${href('/settings/reauthenticate/:provider', { provider: provider.id })}?next=${encodeURIComponent(pathname)}`}
          navigate={false}
        />
      )}
    </>
  )
}
