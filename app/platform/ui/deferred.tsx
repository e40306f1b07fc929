import { type ReactNode, Suspense, use } from 'react'

type DeferredProps<T> = {
  value: T | Promise<T>
  fallback?: ReactNode
  children: (value: T) => ReactNode
}

/** Shows content that may be loading. One already there gets no Suspense boundary, which would need scripts. */
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
