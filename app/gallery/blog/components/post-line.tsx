import { Fragment, type ReactNode } from 'react'
import { longDate } from '#app/platform/lib/format.ts'
import { cn } from '#app/platform/ui/cn.ts'
import { copy } from '../copy.ts'

/** A row of short details separated by hairlines. */
export function PostLine({ items, className }: { items: ReactNode[]; className?: string }) {
  return (
    <p className={cn('flex flex-wrap items-center gap-x-2.5 gap-y-1 type-small text-ink-soft', className)}>
      {items.map((item, index) => (
        <Fragment key={index}>
          {index > 0 && <span aria-hidden="true" className="h-3 w-px bg-line" />}
          {item}
        </Fragment>
      ))}
    </p>
  )
}

/** '17 November 2026', or 'Draft' if never published. */
export function PostDate({ date }: { date: Date | null }) {
  if (!date) return <span>{copy.draft}</span>
  return <time dateTime={date.toISOString()}>{longDate(date)}</time>
}
