import { Suspense, useSyncExternalStore } from 'react'
import { loadWithRetry } from '#app/platform/lib/load-with-retry.ts'
import { lazyComponent } from './lazy-component.tsx'
import type { Toast } from './toasts.tsx'

/** The toast component loads with the first toast, because most pages never show one. */
const load = () => import('./toasts.tsx')
const Toasts = lazyComponent(async () => (await load()).Toasts)

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

/** Shows a toast. Returns the id for `toast.dismiss`. */
export function toast(toast: Toast): string {
  const id = `toast-${++count}`
  want()
  void loadWithRetry(load).then((toasts) => toasts?.show(id, toast))
  return id
}

toast.dismiss = (id: string): void => {
  void loadWithRetry(load).then((toasts) => toasts?.dismiss(id))
}

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
