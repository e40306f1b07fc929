import { Form as PlainForm, href } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { copy } from '../copy.ts'
import type { SettingsContext } from './use-settings.ts'

type Proof = SettingsContext['reauthentication']

type ProveByProviderProps = {
  prove: Proof
  /** The page to return to. */
  next: string
}

/** Whether a fresh sign-in comes from another page, not from a password or a code in this one. */
export function isProvedElsewhere(prove: Proof): boolean {
  return prove === 'sign-in-again' || typeof prove === 'object'
}

/** Above forms that ask for a fresh sign-in: how an account without a password gets one. */
export function ProveByProvider({ prove, next }: ProveByProviderProps) {
  if (prove === 'sign-in-again') return <p className="pb-7.5 type-body">{copy.errors.signInAgain}</p>
  if (typeof prove !== 'object') return null
  const action = href('/settings/reauthenticate/:provider', { provider: prove.id })
  return (
    <PlainForm
      method="post"
      action={`${action}?next=${encodeURIComponent(next)}`}
      navigate={false}
      className="pb-7.5"
    >
      <p className="mb-3 type-body">{copy.dialogs.proveAt(prove.name)}</p>
      <Button type="submit">{copy.dialogs.continueWith(prove.name)}</Button>
    </PlainForm>
  )
}
