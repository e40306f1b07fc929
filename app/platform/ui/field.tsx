import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from './cn.ts'
import { uiCopy } from './copy.ts'

export const controlBox =
  'kit:w-full rounded-control bg-surface kit:px-3.5 text-ink shadow-[inset_0_0_0_1px_var(--line-strong)] ' +
  'focus-visible:outline-offset-0 disabled:bg-sunk disabled:text-ink-faint ' +
  'aria-invalid:shadow-[inset_0_0_0_1.5px_var(--stamp)]'

/** The style of every text input. 16 px on phones, or iOS would zoom in on focus. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cn(controlBox, 'kit:h-11 type-body max-sm:text-[1rem]', className)} {...rest} />
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

/** Props that connect a control inside a Field with its label, hint and error. */
type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean | undefined
}

/** The label of a field that may stay empty. */
export function Optional({ children }: { children: string }) {
  return (
    <>
      {children} <span className="font-normal text-ink-soft">{uiCopy.optional}</span>
    </>
  )
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
