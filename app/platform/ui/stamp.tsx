import type { ReactNode } from 'react'
import { cn } from './cn.ts'

type StampProps = {
  /** The image, or the text of a stamp without one; fills an 8 : 7 frame. */
  children: ReactNode
  /** The value printed at the bottom and its unit, such as 5 and 'days'. */
  value?: ReactNode
  unit?: ReactNode
  /** Whether only the edge of the paper is shown, without a print. */
  outline?: boolean
  /** Small stamps have finer perforation. */
  small?: boolean
  className?: string
}

/** A perforated postage stamp. Its paper stays light in both themes. */
export function Stamp({ children, value, unit, outline = false, small = false, className }: StampProps) {
  return (
    <div
      className={cn(
        'stamp-paper',
        small ? 'p-2 [--hole:3px]' : 'max-sm:p-2 max-sm:[--hole:3px]',
        outline && 'stamp-outline',
        className,
      )}
    >
      <div className="aspect-[8/7] w-full overflow-hidden [&_img]:size-full [&_img]:object-cover">
        {children}
      </div>
      {value !== undefined && (
        <div
          className={cn(
            'flex items-baseline justify-between px-px font-display tracking-[-0.05em]',
            small
              ? 'pt-1 text-[1.125rem]/none'
              : 'pt-[7px] text-[2rem]/none max-sm:pt-[5px] max-sm:text-[1.5rem]/none',
          )}
        >
          {value}
          <span
            className={cn(
              'font-sans font-medium tracking-normal',
              small ? 'text-[0.625rem]/none' : 'text-[0.75rem]/none max-sm:text-[0.6875rem]/none',
              outline ? 'text-ink-soft' : 'text-on-paper-soft',
            )}
          >
            {unit}
          </span>
        </div>
      )}
    </div>
  )
}
