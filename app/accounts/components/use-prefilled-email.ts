import { useLocation } from 'react-router'
import { useHydrated } from '#app/platform/ui/use-hydrated.ts'

/** The address entered on the previous page, passed in the navigation state and not in the URL. */
export function usePrefilledEmail(): string | undefined {
  const state: unknown = useLocation().state
  // The server does not know the navigation state, so it must not be rendered before hydration.
  const known = useHydrated()
  if (!known || typeof state !== 'object' || !state || !('email' in state)) return undefined
  return typeof state.email === 'string' ? state.email : undefined
}
