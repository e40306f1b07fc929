import { useOutletContext } from 'react-router'
import type { ReauthenticationMethod } from '../outcomes.ts'
import type { AccountDetails } from '../profile.server.ts'

/** What the dialogs over the settings know of the account. */
export type SettingsContext = {
  account: AccountDetails
  /** Whether the site sends mail, or changes an address without asking. */
  mailGoesOut: boolean
  /** What sensitive changes will ask for: nothing after a fresh sign-in. */
  reauthentication: 'none' | ReauthenticationMethod | 'sign-in-again'
}

export function useSettings(): SettingsContext {
  return useOutletContext<SettingsContext>()
}
