import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { TabCount, tabClass } from './tab-class.tsx'

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
        tabClass,
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
