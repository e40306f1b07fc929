import { useRef, useSyncExternalStore } from 'react'

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

/** Whether the component came with the page from the server. Unlike `!useHydrated()`, it never changes. */
export function useServerRendered(): boolean {
  const first = useRef<boolean>(null)
  return useSyncExternalStore(
    subscribe,
    () => (first.current ??= false),
    () => (first.current ??= true),
  )
}
