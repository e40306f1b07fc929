import { useOutletContext } from 'react-router'
import type { ReauthenticationMethod } from '../outcomes.ts'
import type { AccountDetails } from '../profile/profile.server.ts'

export type SettingsContext = {
  account: AccountDetails
  /** Whether the site sends email; without it an address changes without confirmation. */
  mailGoesOut: boolean
  /** What sensitive changes require: nothing after a fresh sign-in. */
  reauthentication: 'none' | ReauthenticationMethod | 'sign-in-again'
}

export function useSettings(): SettingsContext {
  return useOutletContext<SettingsContext>()
}
