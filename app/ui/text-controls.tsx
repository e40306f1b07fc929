/** Controls that few forms have, apart from `field.tsx`, which is part of every page. */
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { controlBox } from './field.tsx'

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cn(controlBox, 'kit:min-h-24 py-2.5 type-body max-sm:text-[1rem]', className)}
      {...rest}
    />
  )
}

/** A native select styled as an input. */
export function SelectInput({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        className={cn(
          controlBox,
          'kit:h-11 cursor-pointer appearance-none kit:pr-10 type-body max-sm:text-[1rem]',
          className,
        )}
        {...rest}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-ink-soft"
      />
    </span>
  )
}
