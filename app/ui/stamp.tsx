import type { ReactNode } from 'react'
import { cn } from './cn.ts'

type StampProps = {
  /** The image, or the text of a stamp without one; fills an 8 : 7 frame. */
  children: ReactNode
  /** The value printed at the bottom and its unit, such as 5 and 'days'. */
  value?: ReactNode
  unit?: ReactNode
  /** Small stamps have finer perforation. */
  small?: boolean
  className?: string
}

/** A perforated postage stamp. Its paper stays light in both themes. */
export function Stamp({ children, value, unit, small = false, className }: StampProps) {
  return (
    <div
      className={cn('stamp-paper', small ? 'p-2 [--hole:3px]' : 'max-sm:p-2 max-sm:[--hole:3px]', className)}
    >
      <div className="aspect-[8/7] w-full overflow-hidden [&_img]:size-full [&_img]:object-cover">
        {children}
      </div>
      {value !== undefined && (
        <div className="flex items-baseline justify-between px-px pt-[7px] font-display text-[2rem]/none tracking-[-0.05em] max-sm:pt-[5px] max-sm:text-[1.5rem]/none">
          {value}
          <span className="font-sans text-[0.75rem]/none font-medium tracking-normal text-on-paper-soft max-sm:text-[0.6875rem]/none">
            {unit}
          </span>
        </div>
      )}
    </div>
  )
}
