import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { Slot } from './slot.tsx'

type IconButtonProps = ComponentProps<'button'> & {
  /** The action, for screen readers; also shown as the tooltip. */
  label: string
  /** Applies the style to the only child, such as a link around the icon. */
  asChild?: boolean
}

/** A button with only an icon. On touch screens its target is 44 px. */
export function IconButton({ label, asChild, className, ...rest }: IconButtonProps) {
  const props = {
    'aria-label': label,
    title: label,
    className: cn(
      'kit:inline-grid kit:size-9 shrink-0 place-items-center rounded-control text-ink transition-[background-color,color]',
      'hover:not-disabled:bg-sunk disabled:text-ink-faint pointer-coarse:size-11 [&_svg]:size-[18px]',
      className,
    ),
    ...rest,
  }
  return asChild ? <Slot {...props} /> : <button type="button" {...props} />
}
