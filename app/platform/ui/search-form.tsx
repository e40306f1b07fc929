import { Search } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Form } from 'react-router'
import { Button } from './button.tsx'
import { cn } from './cn.ts'
import { Input } from './field.tsx'

const sizes = {
  /** The size of a field beside filters. */
  s: {
    icon: 'left-3 size-4',
    input: 'h-[38px] pl-9 pointer-coarse:h-11',
    button: 'h-[38px] pointer-coarse:h-11',
  },
  m: { icon: 'left-3.5 size-[18px]', input: 'pl-10', button: 'h-11' },
  /** The size of the main field of a search page. */
  l: { icon: 'left-4 size-5', input: 'h-13 pl-12 text-[1.0625rem]', button: 'h-13 px-6 max-sm:px-4' },
}

type SearchFormProps = {
  /** The URL of the results; the current page by default. */
  action?: string
  query: string
  label: string
  placeholder?: string
  submit: string
  maxLength: number
  size?: keyof typeof sizes
  variant?: ComponentProps<typeof Button>['variant']
  className?: string
  /** What completes a typed text. */
  suggest?: (typed: string) => string[]
  /** Hidden fields for parameters that a search keeps. */
  children?: ReactNode
}

/** A search field, named `q`, with its button; searching navigates. */
export function SearchForm({
  action,
  query,
  label,
  placeholder = label,
  submit,
  maxLength,
  size = 'm',
  variant,
  className,
  suggest,
  children,
}: SearchFormProps) {
  const { icon, input, button } = sizes[size]
  const list = useId()
  const [typed, setTyped] = useState(query)
  return (
    <search className={className}>
      <Form action={action} className="flex gap-2">
        {children}
        <span className="relative min-w-0 flex-1">
          <Search
            aria-hidden="true"
            className={cn('pointer-events-none absolute top-1/2 -translate-y-1/2 text-ink-soft', icon)}
          />
          <Input
            key={query}
            type="search"
            name="q"
            aria-label={label}
            placeholder={placeholder}
            defaultValue={query}
            maxLength={maxLength}
            autoComplete="off"
            enterKeyHint="search"
            list={suggest && list}
            onChange={suggest && ((event) => setTyped(event.target.value))}
            className={cn('text-ellipsis', input)}
          />
          {suggest && (
            <datalist id={list}>
              {suggest(typed).map((text) => (
                <option key={text}>{text}</option>
              ))}
            </datalist>
          )}
        </span>
        <Button type="submit" variant={variant} className={button}>
          {submit}
        </Button>
      </Form>
    </search>
  )
}
