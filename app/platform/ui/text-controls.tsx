/** Controls that few forms have, apart from `field.tsx`, which is part of every page. */
import { Upload } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { cn } from './cn.ts'
import { controlBox, Input } from './field.tsx'
import { Options, type SelectProps } from './options.tsx'

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cn(controlBox, 'kit:min-h-24 py-2.5 type-body max-sm:text-[1rem]', className)}
      {...rest}
    />
  )
}

export function SelectInput({ className, empty, options, children, ...rest }: SelectProps) {
  return (
    <span className="has-chevron relative block after:pointer-events-none after:absolute after:top-1/2 after:right-3.5 after:-translate-y-1/2">
      <select
        className={cn(
          controlBox,
          'kit:h-11 cursor-pointer appearance-none kit:pr-10 type-body max-sm:text-[1rem]',
          className,
        )}
        {...rest}
      >
        <Options empty={empty} options={options} />
        {children}
      </select>
    </span>
  )
}

type SuggestInputProps = ComponentProps<'input'> & { suggestions?: { value: string; name: string }[] }

export function SuggestInput({ suggestions, ...rest }: SuggestInputProps) {
  const list = useId()
  return (
    <>
      <Input list={list} autoComplete="off" autoCapitalize="none" {...rest} />
      <datalist id={list}>
        {suggestions?.map(({ value, name }) => (
          <option key={value}>{name}</option>
        ))}
      </datalist>
    </>
  )
}

type FileInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  prompt: string
}

/** A file input in our look, with the names of its files; the native control on top keeps keyboard and dropping. */
export function FileInput({ prompt, className, onChange, defaultValue: _typed, ...rest }: FileInputProps) {
  const [names, setNames] = useState('')
  return (
    <span
      className={cn(
        controlBox,
        'relative flex kit:h-11 items-center gap-2.5 type-body hover:bg-sunk max-sm:text-[1rem] has-focus-visible:outline-2 has-focus-visible:outline-accent has-aria-invalid:shadow-[inset_0_0_0_1.5px_var(--stamp)]',
        className,
      )}
    >
      <Upload aria-hidden="true" className="hidden size-4 shrink-0 text-ink-soft in-data-script:block" />
      <span
        aria-hidden="true"
        className={cn('hidden min-w-0 truncate in-data-script:block', !names && 'text-ink-soft')}
      >
        {names || prompt}
      </span>
      <input
        type="file"
        onChange={(event) => {
          onChange?.(event)
          setNames(Array.from(event.target.files ?? [], ({ name }) => name).join(', '))
        }}
        className="absolute inset-0 size-full cursor-pointer px-3.5 py-2.5 type-small in-data-script:opacity-0"
        {...rest}
      />
    </span>
  )
}
