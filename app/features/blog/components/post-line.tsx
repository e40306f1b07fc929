import { Fragment, type ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'

/** Small facts in a row, a hairline between them. */
export function PostLine({ facts, className }: { facts: ReactNode[]; className?: string }) {
  return (
    <p className={cn('flex flex-wrap items-center gap-x-2.5 gap-y-1 type-small text-ink-soft', className)}>
      {facts.map((fact, place) => (
        <Fragment key={place}>
          {place > 0 && <span aria-hidden="true" className="h-3 w-px bg-line" />}
          {fact}
        </Fragment>
      ))}
    </p>
  )
}
