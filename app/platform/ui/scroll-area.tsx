import { ScrollArea as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

/** How long the scrollbar stays visible after scrolling, in milliseconds. */
const HIDE_DELAY = 600

type ScrollAreaProps = {
  /** The classes of the scrolling element, which set its maximum height. */
  viewportClassName?: string
  children: ReactNode
}

/** A scrolling box with an overlay scrollbar that is visible only while scrolling. */
export function ScrollArea({ viewportClassName, children }: ScrollAreaProps) {
  return (
    <Radix.Root type="hover" scrollHideDelay={HIDE_DELAY} className="relative overflow-hidden">
      <Radix.Viewport className={cn('size-full [&>div]:block!', viewportClassName)}>
        {children}
      </Radix.Viewport>
      <Radix.Scrollbar
        orientation="vertical"
        className="flex w-2.5 touch-none p-0.5 data-[state=hidden]:animate-vanish data-[state=visible]:animate-appear"
      >
        <Radix.Thumb className="flex-1 rounded-full bg-line-strong/60" />
      </Radix.Scrollbar>
    </Radix.Root>
  )
}
