import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from './cn.ts'

const box =
  'kit:w-full rounded-control bg-surface kit:px-3.5 text-ink shadow-[inset_0_0_0_1px_var(--line-strong)] ' +
  'focus-visible:outline-offset-0 disabled:bg-sunk disabled:text-ink-faint ' +
  'aria-invalid:shadow-[inset_0_0_0_1.5px_var(--stamp)]'

/** The style of every text input. 16 px on phones, or iOS would zoom in on focus. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cn(box, 'kit:h-11 type-body max-sm:text-[1rem]', className)} {...rest} />
}

/** An email input with autocomplete, named `email`, with the keyboard that has the @. */
export function EmailInput(props: ComponentProps<'input'>) {
  return (
    <Input
      type="email"
      name="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea className={cn(box, 'kit:min-h-24 py-2.5 type-body max-sm:text-[1rem]', className)} {...rest} />
  )
}

/** A native select styled as an input. */
export function SelectInput({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        className={cn(
          box,
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

/** Props that connect a control inside a Field with its label, hint and error. */
type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean | undefined
}

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** The first error of the value; null and undefined mean there is none. */
  error?: string | null
  required?: boolean
  /** Hides the label visually, where the form makes it clear. */
  hideLabel?: boolean
  className?: string
  /** Renders the control: `{(control) => <Input name="email" {...control} />}`. */
  children: (control: ControlProps) => ReactNode
}

export function Field({ label, hint, error, required, hideLabel = false, className, children }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'type-ui'}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        required,
      })}
      {hint && (
        <p id={`${id}-hint`} className="type-small text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="type-small text-stamp">
          {error}
        </p>
      )}
    </div>
  )
}
