import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { Slot } from './slot.tsx'

const look =
  'inline-flex kit:h-6 items-center kit:gap-1.5 rounded-chip kit:px-[9px] text-[0.75rem]/none font-medium kit:whitespace-nowrap'

const variants = {
  plain: 'kit:bg-surface text-ink-soft kit:shadow-[inset_0_0_0_1px_var(--line)]',
  accent: 'kit:bg-accent-wash text-accent',
  stamp: 'kit:bg-stamp-wash text-stamp',
}

type ChipProps = ComponentProps<'span'> & {
  variant?: keyof typeof variants
  /** Applies the style to the only child; a link darkens on hover. */
  asChild?: boolean
}

export function Chip({ asChild, variant = 'plain', className, ...rest }: ChipProps) {
  if (!asChild) return <span className={cn(look, variants[variant], className)} {...rest} />
  return (
    <Slot className={cn(look, variants[variant], 'transition-[color] hover:text-ink', className)} {...rest} />
  )
}
