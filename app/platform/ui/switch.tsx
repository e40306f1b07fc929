import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** The native control stays on top, invisible, so that it keeps its behavior. */
export const overlay = 'absolute inset-0 size-full cursor-pointer appearance-none opacity-0'

export function Switch(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <span className="relative h-6 w-10 shrink-0 rounded-full bg-line-strong transition-[background-color] has-checked:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="checkbox"
        className={cn('peer forced-colors:appearance-auto forced-colors:opacity-100', overlay)}
        {...props}
      />
      <span className="pointer-events-none absolute top-[3px] left-[3px] size-[18px] forced-colors:hidden rounded-full bg-surface transition-[translate] peer-checked:translate-x-4 peer-checked:bg-accent-ink" />
    </span>
  )
}
