import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

const button = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-control type-ui whitespace-nowrap select-none',
    'transition-[background-color,color,box-shadow]',
    'disabled:bg-sunk disabled:text-ink-faint disabled:shadow-none',
    'aria-disabled:bg-sunk aria-disabled:text-ink-faint aria-disabled:shadow-none',
  ],
  {
    variants: {
      variant: {
        /** The one thing to do here: once per view. */
        primary: 'bg-accent text-accent-ink hover:not-disabled:bg-accent-hover',
        secondary: 'bg-surface text-ink shadow-[inset_0_0_0_1px_var(--line)] hover:not-disabled:bg-sunk',
        ink: 'bg-ink text-canvas hover:not-disabled:bg-[color-mix(in_srgb,var(--ink)_86%,var(--canvas))]',
        quiet: 'text-ink hover:not-disabled:bg-sunk disabled:bg-transparent',
        /** Leads towards losing something. */
        danger: 'bg-surface text-stamp shadow-[inset_0_0_0_1px_var(--line)] hover:not-disabled:bg-stamp-wash',
        /** Loses it: the last step, in the dialog that asks. */
        destroy: 'bg-stamp text-stamp-ink hover:not-disabled:bg-stamp-hover',
        link: 'h-auto! px-0! text-accent hover:not-disabled:underline underline-offset-3',
      },
      size: {
        s: 'h-8 px-3 text-[0.8125rem]',
        m: 'h-10 px-4',
        l: 'h-[46px] px-5 text-[0.9375rem]',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'm' },
  },
)

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof button> & {
    /** Gives its look to the one child instead, such as a link. */
    asChild?: boolean
  }

export function Button({ asChild, variant, size, className, ...rest }: ButtonProps) {
  const classes = cn(button({ variant, size }), className)
  if (asChild) return <Slot.Root className={classes} {...rest} />
  return <button type="button" className={classes} {...rest} />
}
