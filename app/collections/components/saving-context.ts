import { createContext, useContext } from 'react'

type SavingActions = {
  /** Saves the email or removes it from saved; `atOnce` saves to the last collection used, without asking. */
  toggle: (emailId: string, atOnce?: boolean) => void
}

export const SavingContext = createContext<SavingActions>({ toggle: () => undefined })

export function useSaving(): SavingActions {
  return useContext(SavingContext)
}
