import type { ComponentProps } from 'react'
import { cn } from '#app/ui/cn.ts'
import { Field, Input } from '#app/ui/field.tsx'
import { copy } from '../copy.ts'

/** A field at the door: a smaller label over a taller box. */
export function EntranceField({ className, ...rest }: ComponentProps<typeof Field>) {
  return (
    <Field className={cn('[&_input]:h-[46px] [&>label]:text-[0.8125rem]/[1.125rem]', className)} {...rest} />
  )
}

type EmailFieldProps = {
  email: string
  error: string | undefined
}

/** The address that both entrances begin with. */
export function EmailField({ email, error }: EmailFieldProps) {
  return (
    <EntranceField label={copy.fields.email} required error={error}>
      {(control) => (
        <Input
          {...control}
          type="email"
          name="email"
          defaultValue={email}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </EntranceField>
  )
}
