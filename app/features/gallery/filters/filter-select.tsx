import { Form, useNavigate, useSearchParams } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Select } from '#app/ui/select.tsx'
import { filterCopy } from '#app/features/gallery/filters/copy.ts'
import { changedSearch, type Choice } from './filters.ts'

type FilterSelectProps = {
  /** The URL parameter of the filter. */
  name: string
  label: string
  choices: readonly Choice[]
  value: string | null
  /** Label of the option that removes the filter; without it the first option is the default. */
  all?: string
  className?: string
}

/** A select that filters or sorts a list through the URL; without scripts a button submits it. */
export function FilterSelect({ name, label, choices, value, all, className }: FilterSelectProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const others = [...search].filter(([key]) => key !== name && key !== 'after')
  const none = all === undefined ? choices[0]?.value : ''
  return (
    <Form className={cn('flex gap-2', className)}>
      {others.map(([key, otherValue]) => (
        <input key={key} type="hidden" name={key} value={otherValue} />
      ))}
      <Select
        // The URL may change the value, for example on Back.
        key={value}
        label={`${label}:`}
        name={name}
        defaultValue={value ?? none}
        onChange={({ target }) => {
          const chosen = target.value === none ? null : target.value
          void navigate(changedSearch(search, { [name]: chosen }), { preventScrollReset: true })
        }}
      >
        {all !== undefined && <option value="">{all}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </Select>
      <Button type="submit" className="h-[38px] in-data-script:hidden">
        {filterCopy.applyFilter}
      </Button>
    </Form>
  )
}

/** Sorts a list. */
export function SortSelect({
  value,
  sorts = filterCopy.sorts,
}: {
  value: string
  sorts?: readonly Choice[]
}) {
  return <FilterSelect name="sort" label={filterCopy.sort} choices={sorts} value={value} />
}
