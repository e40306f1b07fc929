import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** The button that opens a list of options and shows the selected one; for Popover and Menu triggers. */
export function SelectTrigger({ className, children, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={cn(
        'inline-flex h-[38px] items-center gap-2 rounded-control bg-surface pr-2.5 pl-3.5 type-ui whitespace-nowrap pointer-coarse:h-11',
        'shadow-[inset_0_0_0_1px_var(--line)] transition-[background-color] hover:bg-sunk data-[state=open]:bg-sunk',
        className,
      )}
      {...rest}
    >
      {children}
      <ChevronDown aria-hidden="true" className="size-4 text-ink-soft" />
    </button>
  )
}
