import { type ReactNode, Suspense, use } from 'react'

type DeferredProps<T> = {
  /** A promise that never rejects, or its value. */
  value: T | Promise<T>
  fallback?: ReactNode
  children: (value: T) => ReactNode
}

/**
 * Shows content that may still be loading. A value already available gets no Suspense boundary: React would send a
 * large one separately and insert it with a script, so visitors without scripts would see nothing.
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
