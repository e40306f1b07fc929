import type { ComponentProps } from 'react'
import { cn } from '#app/ui/cn.ts'
import { EmailInput, Field } from '#app/ui/field.tsx'
import { copy } from '#app/features/accounts/copy.ts'

/** A field at the door: a smaller label over a taller box. */
export function AuthField({ className, ...rest }: ComponentProps<typeof Field>) {
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
    <AuthField label={copy.fields.email} required error={error}>
      {(control) => <EmailInput {...control} defaultValue={email} autoComplete="username" />}
    </AuthField>
  )
}
