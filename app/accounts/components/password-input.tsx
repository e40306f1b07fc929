import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cn } from '#app/platform/ui/cn.ts'
import { Input } from '#app/platform/ui/field.tsx'
import { copy } from '../copy.ts'
import { PASSWORD_MIN } from '../passwords/password-limits.ts'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password'
}

/** A password input with a button that shows the password; the button needs scripts and is hidden without them. */
export function PasswordInput({ className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <span className="relative block">
      <Input
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        minLength={rest.autoComplete === 'new-password' ? PASSWORD_MIN : undefined}
        className={cn('in-data-script:pr-12', className)}
        {...rest}
      />
      <button
        type="button"
        aria-label={copy.fields.show}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 hidden w-11 place-items-center rounded-control text-ink-soft -outline-offset-2 hover:text-ink in-data-script:grid"
      >
        <Icon aria-hidden="true" className="size-[18px]" />
      </button>
    </span>
  )
}
