import { type ReactNode, Suspense, use } from 'react'

type DeferredProps<T> = {
  /** A promise that never rejects, or what it would bring. */
  value: T | Promise<T>
  fallback?: ReactNode
  children: (value: T) => ReactNode
}

/**
 * Shows what may still be on its way. What is there already gets no Suspense boundary: React would send a large one
 * apart and leave it to a script to put in its place, and people without scripts would see nothing.
 */
export function Deferred<T>({ value, fallback, children }: DeferredProps<T>) {
  if (!(value instanceof Promise)) return children(value)
  return (
    <Suspense fallback={fallback}>
      <Resolved of={value}>{children}</Resolved>
    </Suspense>
  )
}

function Resolved<T>({ of, children }: { of: Promise<T>; children: (value: T) => ReactNode }) {
  return children(use(of))
}
