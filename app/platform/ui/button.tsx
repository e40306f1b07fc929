import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { cn } from './cn.ts'
import { Slot } from './slot.tsx'

const look = [
  'kit:inline-flex items-center justify-center gap-2 rounded-control type-ui whitespace-nowrap select-none',
  'transition-[background-color,color,box-shadow]',
  'off:text-ink-faint off:shadow-none',
]

const filled = 'off:bg-sunk'

const variants = {
  /** The primary action; a view has one. */
  primary: [filled, 'bg-accent text-accent-ink hover:not-disabled:bg-accent-hover'],
  secondary: [filled, 'bg-surface text-ink shadow-[inset_0_0_0_1px_var(--line)] hover:not-disabled:bg-sunk'],
  ink: [filled, 'bg-ink text-canvas hover:not-disabled:bg-[color-mix(in_srgb,var(--ink)_86%,var(--canvas))]'],
  quiet: 'text-ink hover:not-disabled:bg-sunk aria-disabled:bg-sunk',
  /** A button that leads to a destructive action. */
  danger: [
    filled,
    'bg-surface text-stamp shadow-[inset_0_0_0_1px_var(--line)] hover:not-disabled:bg-stamp-wash',
  ],
  /** A button that performs the destructive action: the last step, in the confirmation dialog. */
  destroy: [filled, 'bg-stamp text-stamp-ink hover:not-disabled:bg-stamp-hover'],
  link: [filled, 'h-auto! px-0! text-accent hover:not-disabled:underline underline-offset-3'],
}

const sizes = {
  s: 'kit:h-8 kit:px-3 kit:pointer-coarse:h-9 text-[0.8125rem]',
  m: 'kit:h-10 kit:px-4 kit:pointer-coarse:h-11',
  l: 'kit:h-[46px] kit:px-5 text-[0.9375rem]',
}

type Look = { variant?: keyof typeof variants; size?: keyof typeof sizes }

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Applies the style to the only child, such as a download link. */
    asChild?: boolean
  }

export function Button({ asChild, variant = 'secondary', size = 'm', className, ...rest }: ButtonProps) {
  const classes = cn(look, variants[variant], sizes[size], className)
  if (asChild) return <Slot className={classes} {...rest} />
  return <button type="button" className={classes} {...rest} />
}

export function ButtonLink({ variant = 'secondary', size = 'm', className, ...rest }: LinkProps & Look) {
  return <Link className={cn(look, variants[variant], sizes[size], className)} {...rest} />
}
