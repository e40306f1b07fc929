import type { ComponentProps } from 'react'

export type OptionsProps = {
  /** The name of the first option, whose value is empty. */
  empty?: string
  options?: readonly (readonly [value: string | number, name: string])[]
}

export type SelectProps = ComponentProps<'select'> & OptionsProps

export function Options({ empty, options }: OptionsProps) {
  return (
    <>
      {empty !== undefined && <option value="">{empty}</option>}
      {options?.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </>
  )
}
