import type { ReactNode } from 'react'
import { cn } from './cn.ts'

/** The style of tabs that are links: add `aria-current="page"` to the current one. */
export const tabClass = cn(
  '-mb-px pb-3 type-ui whitespace-nowrap text-ink-soft transition-[color] hover:text-ink focus-visible:-outline-offset-2',
  'aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_var(--ink)]',
)

export function TabCount({ children }: { children: ReactNode }) {
  return <span className="ml-1 align-[3px] text-[0.6875rem]/none tabular-nums text-ink-soft">{children}</span>
}
