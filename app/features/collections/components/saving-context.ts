import { createContext, useContext } from 'react'

type SavingActions = {
  /** Saves an email or takes it back, whichever it needs. */
  toggle: (emailId: string) => void
}

export const SavingContext = createContext<SavingActions>({ toggle: () => undefined })

export function useSaving(): SavingActions {
  return useContext(SavingContext)
}
