import type { Choice } from '#app/gallery/filters/filters.ts'
import { Field } from '#app/platform/ui/field.tsx'
import { SelectInput, SuggestInput } from '#app/platform/ui/text-controls.tsx'
import { bulkCopy as words } from '../bulk-copy.ts'
import type { BulkField } from '../bulk-schema.ts'
import type { ListChoices } from '../choices.server.ts'
import { SETTABLE_STATUSES } from '../schema.ts'

type BulkFieldsProps = {
  field: Exclude<BulkField, 'delete'>
  choices: ListChoices
  value: string | undefined
  error: string | undefined
}

export function BulkFields({ field, choices, value, error }: BulkFieldsProps) {
  return (
    <Field label={words.fields[field]} error={error} required className="max-w-[420px]">
      {(control) =>
        field === 'brand' ? (
          <SuggestInput name="value" suggestions={choices.brand} defaultValue={value} {...control} />
        ) : (
          <SelectInput
            name="value"
            defaultValue={value ?? '-'}
            {...control}
            required={false}
            options={offered(field, choices).map((choice) => [choice.value, choice.name])}
          >
            <option value="-" disabled>
              {words.choose}
            </option>
          </SelectInput>
        )
      }
    </Field>
  )
}

function offered(field: 'type' | 'occasion' | 'status', choices: ListChoices): Choice[] {
  if (field === 'status') return SETTABLE_STATUSES.map((value) => ({ value, name: words.statuses[value] }))
  return [{ value: '', name: field === 'type' ? words.noType : words.noOccasion }, ...choices[field]]
}
