import { useId } from 'react'
import { Form, useNavigate, useSearchParams } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { copy } from '#app/features/gallery/copy.ts'
import { filterCopy } from '#app/features/gallery/filters/copy.ts'
import { changedSearch, type Choice, type Chosen, type FilterCounts, FILTERS } from './filters.ts'

export type FilterFormProps = {
  counts: FilterCounts
  chosen: Chosen
  sort: string
  sorts?: readonly Choice[]
  /** Filters apply on change; sorting is elsewhere. */
  live?: boolean
}

/** Every filter as a native select. */
export function FilterForm({
  counts,
  chosen,
  sort,
  sorts = filterCopy.sorts,
  live = false,
}: FilterFormProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  return (
    <Form className="grid gap-2 sm:grid-cols-3">
      {search.has('q') && <input type="hidden" name="q" value={search.get('q')!} />}
      {counts.hasMoreBrands && (
        <BrandInput
          key={chosen.brand?.value}
          chosen={chosen}
          choices={counts.choices.brand}
          onChange={(value) => {
            if (live) void navigate(changedSearch(search, { brand: value }), { preventScrollReset: true })
          }}
        />
      )}
      {FILTERS.filter((filter) => filter !== 'brand' || !counts.hasMoreBrands).map((filter) => (
        <Select
          key={`${filter} ${chosen[filter]?.value}`}
          name={filter}
          label={`${filterCopy.byFilter[filter].label}:`}
          defaultValue={chosen[filter]?.value ?? ''}
          onChange={({ target }) => {
            if (live)
              void navigate(changedSearch(search, { [filter]: target.value }), { preventScrollReset: true })
          }}
        >
          <option value="">{filterCopy.byFilter[filter].all}</option>
          {counts.choices[filter].map(({ value, name, count }) => (
            <option key={value} value={value}>
              {name} ({copy.number(count)})
            </option>
          ))}
        </Select>
      ))}
      {!live && (
        <>
          <Select name="sort" label={`${filterCopy.sort}:`} defaultValue={sort}>
            {sorts.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
          <Button type="submit" variant="ink">
            {filterCopy.apply}
          </Button>
        </>
      )}
    </Form>
  )
}

type BrandInputProps = { chosen: Chosen; choices: Choice[]; onChange: (value: string) => void }

/** With too many brands for a list, any part of a name finds the first match. */
function BrandInput({ chosen, choices, onChange }: BrandInputProps) {
  const { label, all } = filterCopy.byFilter.brand
  const list = useId()
  return (
    <>
      <Input
        name="brand"
        aria-label={label}
        placeholder={`${label}: ${all}`}
        defaultValue={chosen.brand?.name}
        list={list}
        autoComplete="off"
        onBlur={({ target }) => {
          if (target.value.trim() !== (chosen.brand?.name ?? '')) onChange(target.value.trim())
        }}
        className="h-[38px] pointer-coarse:h-11"
      />
      <datalist id={list}>
        {choices.map(({ value, name }) => (
          <option key={value}>{name}</option>
        ))}
      </datalist>
    </>
  )
}
