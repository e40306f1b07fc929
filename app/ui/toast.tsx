import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Toast } from './toasts.tsx'

/** Most pages never say anything: what draws toasts comes with the first one. */
const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }))

let wanted = false
const watching = new Set<() => void>()

function want(): void {
  wanted = true
  for (const notify of watching) notify()
}

function watch(notify: () => void): () => void {
  watching.add(notify)
  return () => watching.delete(notify)
}

let count = 0

/** Says something briefly at the edge of the screen. Returns the id that `toast.dismiss` takes. */
export function toast(toast: Toast): string {
  const id = `toast-${++count}`
  want()
  void import('./toasts.tsx').then(({ show }) => show(id, toast))
  return id
}

toast.dismiss = (id: string): void => {
  void import('./toasts.tsx').then(({ dismiss }) => dismiss(id))
}

/** Where toasts appear; the root renders it once. */
export function Toaster() {
  const isWanted = useSyncExternalStore(
    watch,
    () => wanted,
    () => false,
  )
  return (
    isWanted && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  )
}
