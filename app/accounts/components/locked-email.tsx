import { useId } from 'react'
import { copy } from '../copy.ts'

type LockedEmailProps = {
  email: string
  /** The form that returns to the first step; without it the address stays. */
  changeForm: string | undefined
}

/** The entered address with a link to change it. Password managers read it together with the password. */
export function LockedEmail({ email, changeForm }: LockedEmailProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-[0.8125rem]/[1.125rem] font-medium">
        {copy.fields.email}
      </label>
      <div className="flex h-[46px] items-center rounded-control bg-sunk has-focus-visible:outline-2 has-focus-visible:outline-accent">
        <input
          id={id}
          type="email"
          name="email"
          value={email}
          readOnly
          autoComplete="username"
          className="h-full min-w-0 flex-1 rounded-control bg-transparent pl-3.5 type-body text-ellipsis outline-none max-sm:text-[1rem]"
        />
        {changeForm && (
          <button
            type="submit"
            form={changeForm}
            name="intent"
            value="change"
            className="h-full shrink-0 rounded-control px-3.5 type-ui text-accent underline-offset-3 hover:underline"
          >
            {copy.fields.change}
          </button>
        )}
      </div>
    </div>
  )
}
