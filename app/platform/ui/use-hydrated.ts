import { useSyncExternalStore } from 'react'

function subscribe() {
  return () => {}
}

/** False on the server and in the browser's first render, so that both agree; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
