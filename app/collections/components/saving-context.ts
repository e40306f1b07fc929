import { createContext, useContext } from 'react'

type SavingActions = {
  /** Opens the picker, or removes the email from saved. */
  toggle: (emailId: string) => void
}

export const SavingContext = createContext<SavingActions>({ toggle: () => undefined })

export function useSaving(): SavingActions {
  return useContext(SavingContext)
}
