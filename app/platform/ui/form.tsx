/** Every form of the site: keeps what was typed, shows errors at their fields, and is submitted once. */
import {
  type ComponentProps,
  createContext,
  type ElementType,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { type FetcherWithComponents, Form as RouterForm, useNavigation } from 'react-router'
import { type FieldErrors, fieldErrors } from '#app/platform/lib/field-errors.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import type { z } from '#app/platform/lib/zod.ts'
import { Button } from './button.tsx'
import { Field, Input } from './field.tsx'
import type { OptionsProps } from './options.tsx'
import { Switch } from './switch.tsx'
import { toast } from './toast.tsx'
import { useUnsentWords } from './use-unsent-text.ts'
import { useActionEffect } from './use-action-effect.ts'

type FormState = Pick<FormResult, 'errors' | 'values'> & { busy: boolean }

const FormContext = createContext<FormState>({ busy: false })

type FormProps = Omit<ComponentProps<typeof RouterForm>, 'ref'> & {
  answer: FormResult | undefined
  /** An error of the form as a whole, from the page instead of the response. */
  failure?: string
  /** The fetcher that submits without navigation; without one, submitting navigates. */
  fetcher?: FetcherWithComponents<unknown>
  /** The schema for validation in the browser: on submit, and from then on with every change. */
  schema?: z.ZodType
}

export function Form({
  answer,
  failure = answer?.failure,
  fetcher,
  schema,
  onSubmit,
  onChange,
  children,
  ...rest
}: FormProps) {
  const isNavigating = useNavigation().formMethod === 'POST'
  const busy = fetcher ? fetcher.state !== 'idle' : isNavigating
  const { ref, errors, check, checkAgain } = useFormErrors(answer, schema)
  const sending = useSendingGuard(busy, answer)
  const keepWords = useUnsentWords(ref, answer)
  const Element = fetcher?.Form ?? RouterForm
  return (
    <Element
      ref={ref}
      method="post"
      noValidate
      onSubmit={(event) => {
        if (busy || sending.current || !check()) event.preventDefault()
        else onSubmit?.(event)
        sending.current ||= !event.defaultPrevented
        keepWords()
      }}
      onChange={(event) => {
        checkAgain(event.target)
        onChange?.(event)
      }}
      {...rest}
    >
      <FormScope errors={errors} values={answer?.values} busy={busy}>
        <FormFailure>{failure}</FormFailure>
        {children}
      </FormScope>
    </Element>
  )
}

/** True as soon as the form is sent: `busy` is only known after the next render, and a double click is faster. */
function useSendingGuard(busy: boolean, answer: FormResult | undefined): RefObject<boolean> {
  const sending = useRef(false)
  useEffect(() => {
    sending.current = busy
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a response ends the sending even if `busy` was never rendered
  }, [busy, answer])
  return sending
}

/** Context for the fields and the button of a form; also for forms that do not use `Form`. */
export function FormScope({ children, ...state }: FormState & { children: ReactNode }) {
  return <FormContext value={state}>{children}</FormContext>
}

/** The server's errors until the browser validates; without a schema, a field's goes when its value is valid. */
function useFormErrors(answer: FormResult | undefined, schema: z.ZodType | undefined) {
  const ref = useFormResult(answer)
  const [checked, setChecked] = useState<FieldErrors | null>(null)
  const [fixed, setFixed] = useState<FieldErrors>({})
  const [lastAnswer, setLastAnswer] = useState(answer)
  if (answer !== lastAnswer) {
    setLastAnswer(answer)
    setChecked(null)
    setFixed({})
  }

  function validate(): FieldErrors {
    const { error } = schema!.safeParse(Object.fromEntries(new FormData(ref.current!)))
    const errors = error ? fieldErrors(error) : {}
    setChecked(errors)
    return errors
  }

  function check(): boolean {
    if (!schema) return true
    const [wrong] = Object.keys(validate())
    ref.current!.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    return wrong === undefined
  }

  function checkAgain(field: EventTarget): void {
    if (!checked && !answer?.errors) return
    if (schema) validate()
    else {
      // Fields with an error are inputs or text areas.
      const { name, validity } = field as HTMLInputElement
      if (answer?.errors?.[name] && validity.valid) setFixed((before) => ({ ...before, [name]: undefined }))
    }
  }

  return {
    ref,
    errors: checked ?? { ...answer?.errors, ...fixed },
    check,
    checkAgain,
  }
}

/** Shows the response's toast once; focuses the first invalid field, else the one marked `data-next`. */
export function useFormResult(answer: FormResult | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useResultToast(answer)
  useEffect(() => {
    if (!answer) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    const next = form.current?.querySelector<HTMLElement>('[data-next]')
    ;(wrong ?? next)?.focus()
  }, [answer])
  return form
}

export function useResultToast(answer: FormResult | undefined): void {
  // Not the response itself, which other effects handle once too.
  useActionEffect(answer?.toast, toast)
}

export function FormFailure({ children }: { children: string | undefined }) {
  if (!children) return null
  return (
    <p role="alert" className="rounded-control bg-stamp-wash px-3.5 py-2.5 text-[0.875rem]/5 text-stamp">
      {children}
    </p>
  )
}

type Control = Parameters<ComponentProps<typeof Field>['children']>[0]

type FormFieldProps = Omit<ComponentProps<typeof Field>, 'children'> & {
  name: string
  children: (control: Control & { name: string; defaultValue: string | undefined }) => ReactNode
}

export function FormField({ name, children, ...rest }: FormFieldProps) {
  const { errors, values } = use(FormContext)
  return (
    <Field error={errors?.[name]} {...rest}>
      {(control) => children({ ...control, name, defaultValue: values?.[name] })}
    </Field>
  )
}

type InputFieldProps = Omit<FormFieldProps, 'error' | 'children'> &
  Omit<ComponentProps<'input'>, keyof FormFieldProps> &
  OptionsProps & {
    /** The control, where it is not an `Input`. */
    as?: ElementType
    /** Its value until another one was sent. */
    saved?: string | number
    inputClass?: string
    rows?: number
    prompt?: string
    suggestions?: { value: string; name: string }[]
  }

/** A field of a `Form` with one control, which gets all other props. */
export function InputField({
  as: Control = Input,
  name,
  label,
  hint,
  required,
  hideLabel,
  className,
  saved,
  inputClass,
  ...rest
}: InputFieldProps) {
  return (
    <FormField {...{ name, label, hint, required, hideLabel, className }}>
      {({ defaultValue = saved, ...control }) => (
        <Control
          {...control}
          defaultValue={'value' in rest ? undefined : defaultValue}
          className={inputClass}
          {...rest}
        />
      )}
    </FormField>
  )
}

type FormSwitchProps = { name: string; label: string; hint: string; defaultChecked: boolean }

export function FormSwitch({ name, label, hint, defaultChecked }: FormSwitchProps) {
  const { values } = use(FormContext)
  const id = useId()
  return (
    <div className="flex items-start gap-3 py-1">
      <Switch
        id={id}
        name={name}
        aria-describedby={`${id}-hint`}
        defaultChecked={values ? values[name] === 'on' : defaultChecked}
      />
      <div>
        <label htmlFor={id} className="block type-ui">
          {label}
        </label>
        <p id={`${id}-hint`} className="type-small text-ink-soft">
          {hint}
        </p>
      </div>
    </div>
  )
}
/** Hidden from users, so that only bots fill it in. */
export function HoneypotField({ name, label }: { name: string; label: string }) {
  return (
    <p className="absolute -left-[9999px]" aria-hidden="true">
      <label>
        {label}
        <input name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  )
}

/** The submit button of a `Form`; `busy` is its label while submitting. */
export function SubmitButton({
  busy: words,
  children,
  ...rest
}: ComponentProps<typeof Button> & { busy?: string }) {
  const { busy } = use(FormContext)
  return (
    <Button type="submit" variant="primary" aria-disabled={busy || undefined} {...rest}>
      {busy ? (words ?? children) : children}
    </Button>
  )
}
