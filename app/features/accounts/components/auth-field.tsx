import type { ComponentProps } from 'react'
import { cn } from '#app/ui/cn.ts'
import { EmailInput } from '#app/ui/field.tsx'
import { FormField } from '#app/ui/form.tsx'
import { copy } from '#app/features/accounts/copy.ts'

/** A form field with a smaller label and a taller input. */
export function AuthField({ className, ...rest }: ComponentProps<typeof FormField>) {
  return (
    <FormField
      className={cn('[&_input]:h-[46px] [&>label]:text-[0.8125rem]/[1.125rem]', className)}
      {...rest}
    />
  )
}

/** The email field of the sign-in and sign-up forms. */
export function EmailField({ email }: { email: string }) {
  return (
    <AuthField name="email" label={copy.fields.email} required>
      {(control) => <EmailInput {...control} defaultValue={email} autoComplete="username" />}
    </AuthField>
  )
}
