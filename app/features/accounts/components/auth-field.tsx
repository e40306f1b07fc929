import type { ComponentProps } from 'react'
import { cn } from '#app/ui/cn.ts'
import { EmailInput } from '#app/ui/field.tsx'
import { FormField } from '#app/ui/form.tsx'
import { copy } from '#app/features/accounts/copy.ts'

/** A field at the door: a smaller label over a taller box. */
export function AuthField({ className, ...rest }: ComponentProps<typeof FormField>) {
  return (
    <FormField
      className={cn('[&_input]:h-[46px] [&>label]:text-[0.8125rem]/[1.125rem]', className)}
      {...rest}
    />
  )
}

/** The address that both entrances begin with. */
export function EmailField({ email }: { email: string }) {
  return (
    <AuthField name="email" label={copy.fields.email} required>
      {(control) => <EmailInput {...control} defaultValue={email} autoComplete="username" />}
    </AuthField>
  )
}
