import { Fragment, type ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'

/** A row of short facts with hairlines between them. */
export function PostLine({ facts, className }: { facts: ReactNode[]; className?: string }) {
  return (
    <p className={cn('flex flex-wrap items-center gap-x-2.5 gap-y-1 type-small text-ink-soft', className)}>
      {facts.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && <span aria-hidden="true" className="h-3 w-px bg-line" />}
          {fact}
        </Fragment>
      ))}
    </p>
  )
}
