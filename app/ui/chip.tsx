import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

const chip = cva(
  'inline-flex h-6 items-center gap-1.5 rounded-chip px-[9px] text-[0.75rem]/none font-medium whitespace-nowrap',
  {
    variants: {
      variant: {
        plain: 'bg-surface text-ink-soft shadow-[inset_0_0_0_1px_var(--line)]',
        accent: 'bg-accent-wash text-accent',
        stamp: 'bg-stamp-wash text-stamp',
      },
    },
    defaultVariants: { variant: 'plain' },
  },
)

type ChipProps = ComponentProps<'span'> &
  VariantProps<typeof chip> & {
    /** Gives its look to the one child instead; a link darkens under the pointer. */
    asChild?: boolean
  }

export function Chip({ asChild, variant, className, ...rest }: ChipProps) {
  if (!asChild) return <span className={cn(chip({ variant }), className)} {...rest} />
  return (
    <Slot.Root className={cn(chip({ variant }), 'transition-[color] hover:text-ink', className)} {...rest} />
  )
}
