import type { ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'

type SectionHeadingProps = {
  children: ReactNode
  /** A quiet remark behind the heading, such as 'Composed samples'. */
  note?: ReactNode
  /** The way onward, at the right edge. */
  action?: ReactNode
  className?: string
}

/** The line that opens a shelf of emails. */
export function SectionHeading({ children, note, action, className }: SectionHeadingProps) {
  return (
    <div className={cn('flex flex-wrap items-baseline gap-x-4 gap-y-1', className)}>
      <h2 className="type-head">{children}</h2>
      {note && <span className="type-small text-ink-faint">{note}</span>}
      {action && <span className="text-accent type-ui sm:ml-auto [&>a]:touch-target">{action}</span>}
    </div>
  )
}
