import type { ReactNode } from 'react'
import { cn } from '#app/platform/ui/cn.ts'

type SectionHeadingProps = {
  children: ReactNode
  /** A note after the heading, such as 'Composed samples'. */
  note?: ReactNode
  action?: ReactNode
  className?: string
}

export function SectionHeading({ children, note, action, className }: SectionHeadingProps) {
  return (
    <div className={cn('flex flex-wrap items-baseline gap-x-4 gap-y-1', className)}>
      <h2 className="type-head">{children}</h2>
      {note && <span className="type-small text-ink-faint">{note}</span>}
      {action && <span className="text-accent type-ui sm:ml-auto [&>a]:touch-target">{action}</span>}
    </div>
  )
}
