import type { ComponentProps } from 'react'
import { cn } from '#app/platform/ui/cn.ts'
import { EmailInput } from '#app/platform/ui/field.tsx'
import { InputField } from '#app/platform/ui/form.tsx'
import { copy } from '#app/accounts/copy.ts'

export function AuthField({ className, ...rest }: ComponentProps<typeof InputField>) {
  return (
    <InputField
      className={cn('[&_input]:h-[46px] [&>label]:text-[0.8125rem]/[1.125rem]', className)}
      {...rest}
    />
  )
}

export function EmailField({ email }: { email: string }) {
  return (
    <AuthField
      name="email"
      label={copy.fields.email}
      required
      as={EmailInput}
      saved={email}
      autoComplete="username"
    />
  )
}
