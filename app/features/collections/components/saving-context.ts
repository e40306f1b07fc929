import { createContext, useContext } from 'react'

type SavingActions = {
  /** Saves the email or removes it from saved. */
  toggle: (emailId: string) => void
}

export const SavingContext = createContext<SavingActions>({ toggle: () => undefined })

export function useSaving(): SavingActions {
  return useContext(SavingContext)
}
