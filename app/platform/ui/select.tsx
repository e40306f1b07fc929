import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { Options, type SelectProps } from './options.tsx'

type LabeledSelectProps = SelectProps & {
  label: ReactNode
}

export function Select({ label, className, empty, options, children, ...rest }: LabeledSelectProps) {
  return (
    <label
      className={cn(
        'has-chevron relative flex h-[38px] min-w-0 items-center rounded-control bg-surface pl-3.5 type-ui shadow-[inset_0_0_0_1px_var(--line)]',
        'transition-[background-color] after:pointer-events-none after:absolute after:right-2.5 hover:bg-sunk pointer-coarse:h-11',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        className,
      )}
    >
      <span className="shrink-0">{label}</span>
      <select
        className="h-full min-w-0 flex-1 cursor-pointer [field-sizing:content] appearance-none truncate rounded-control bg-transparent pr-9 pl-1 outline-none [&>option]:bg-surface [&>option]:text-ink"
        {...rest}
      >
        <Options empty={empty} options={options} />
        {children}
      </select>
    </label>
  )
}
