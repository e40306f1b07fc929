import type { ComponentProps } from 'react'
import { Input } from '#app/platform/ui/field.tsx'
import { FormField } from '#app/platform/ui/form.tsx'
import { adminCopy } from '../admin-copy.ts'
import { completeColor } from '../complete-color.ts'

type ColorFieldProps = Pick<ComponentProps<typeof FormField>, 'hint' | 'name'> & {
  label: string
  /** As typed. */
  value: string
  /** Shown in the swatch while the field is empty. */
  fallback: string
  onChange: (value: string) => void
}

/** A color as text, with the browser's picker beside it where scripts run. */
export function ColorField({ label, hint, name, value, fallback, onChange }: ColorFieldProps) {
  return (
    <FormField name={name} label={label} hint={hint}>
      {(control) => (
        <span className="relative block">
          <Input
            {...control}
            defaultValue={undefined}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            placeholder={fallback}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            className="tabular-nums in-data-script:pl-12"
          />
          <input
            type="color"
            value={completeColor(value) ?? fallback}
            onChange={({ target }) => onChange(target.value)}
            aria-label={adminCopy.brand.pick(label)}
            className="absolute top-1/2 left-2 hidden size-7 -translate-y-1/2 cursor-pointer appearance-none rounded-chip border-0 bg-transparent p-0 shadow-[0_0_0_1px_var(--line-strong)] in-data-script:block [&::-moz-color-swatch]:rounded-chip [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:rounded-chip [&::-webkit-color-swatch]:border-0"
          />
        </span>
      )}
    </FormField>
  )
}
