import { type ReactNode, Suspense, use } from 'react'

type LaterProps<T> = {
  /** A promise that never rejects, or what it would bring. */
  of: T | Promise<T>
  meanwhile?: ReactNode
  children: (value: T) => ReactNode
}

/**
 * Shows what may still be on its way. What is there already gets no Suspense boundary: React would send a large one
 * apart and leave it to a script to put in its place, and people without scripts would see nothing.
 */
export function Later<T>({ of, meanwhile, children }: LaterProps<T>) {
  if (!(of instanceof Promise)) return children(of)
  return (
    <Suspense fallback={meanwhile}>
      <Arrived of={of}>{children}</Arrived>
    </Suspense>
  )
}

function Arrived<T>({ of, children }: { of: Promise<T>; children: (value: T) => ReactNode }) {
  return children(use(of))
}
