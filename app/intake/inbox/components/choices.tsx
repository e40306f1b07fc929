import type { ReactNode } from 'react'
import { Select } from '#app/platform/ui/select.tsx'

type ChoicesProps = {
  label: string
  name: string
  value: string | undefined
  empty?: string
  error?: string
  children: ReactNode
}

/** A list to choose from, with its label above. */
export function Choices({ label, name, value, empty, error, children }: ChoicesProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <span className="type-ui" aria-hidden="true">
        {label}
      </span>
      <Select
        label={<span className="sr-only">{label}</span>}
        name={name}
        defaultValue={value ?? ''}
        className="h-11"
      >
        {empty && <option value="">{empty}</option>}
        {children}
      </Select>
      {error && (
        <p role="alert" className="type-small text-stamp">
          {error}
        </p>
      )}
    </div>
  )
}
