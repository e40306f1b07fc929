import { useLocation } from 'react-router'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** The address that was typed on the page before, passed on outside of the page's own address. */
export function usePrefilledEmail(): string | undefined {
  const state: unknown = useLocation().state
  // The server does not know what a reloaded page was told when it was opened.
  const known = useHydrated()
  if (!known || typeof state !== 'object' || !state || !('email' in state)) return undefined
  return typeof state.email === 'string' ? state.email : undefined
}
