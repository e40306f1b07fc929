import { Form, useNavigate, useSearchParams } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Select } from '#app/ui/select.tsx'
import { filterCopy } from '#app/features/gallery/filters/copy.ts'
import { changedSearch, type Choice } from './filters.ts'

type FilterSelectProps = {
  /** The parameter of the address that keeps the choice. */
  name: string
  label: string
  choices: readonly Choice[]
  value: string | null
  /** Names the choice that keeps everything; without it the first choice is the one that needs no parameter. */
  all?: string
  className?: string
}

/** One choice that narrows or orders a list. It stands in the address; without scripts a button sends it. */
export function FilterSelect({ name, label, choices, value, all, className }: FilterSelectProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const others = [...search].filter(([key]) => key !== name && key !== 'after')
  const none = all === undefined ? choices[0]?.value : ''
  return (
    <Form className={cn('flex gap-2', className)}>
      {others.map(([key, kept]) => (
        <input key={key} type="hidden" name={key} value={kept} />
      ))}
      <Select
        // A new address may bring another choice, by the Back button for one.
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

/** The order of a list. */
export function SortSelect({
  value,
  sorts = filterCopy.sorts,
}: {
  value: string
  sorts?: readonly Choice[]
}) {
  return <FilterSelect name="sort" label={filterCopy.sort} choices={sorts} value={value} />
}
