import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

export const Tabs = Radix.Root
export const TabPanel = Radix.Content

export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={cn('flex gap-[26px] overflow-x-auto border-b border-line [scrollbar-width:none]', className)}
      {...rest}
    />
  )
}

type TabProps = ComponentProps<typeof Radix.Trigger> & { count?: number }

export function Tab({ count, className, children, ...rest }: TabProps) {
  return (
    <Radix.Trigger
      className={cn(
        tabLook,
        'data-[state=active]:text-ink data-[state=active]:shadow-[inset_0_-2px_var(--ink)]',
        className,
      )}
      {...rest}
    >
      {children}
      {count !== undefined && <TabCount>{count}</TabCount>}
    </Radix.Trigger>
  )
}

/** The look of one tab, for tabs that are links: add `aria-current="page"` to the one that is open. */
export const tabLook = cn(
  '-mb-px pb-3 type-ui whitespace-nowrap text-ink-soft transition-[color] hover:text-ink focus-visible:-outline-offset-2',
  'aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_var(--ink)]',
)

export function TabCount({ children }: { children: ReactNode }) {
  return <span className="ml-1 align-[3px] text-[0.6875rem]/none tabular-nums text-ink-soft">{children}</span>
}
