import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Form, useNavigate, useSearchParams } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { copy } from '#app/features/gallery/copy.ts'
import { filterCopy } from '#app/features/gallery/filters/copy.ts'
import {
  changedSearch,
  type Choice,
  type Chosen,
  type CountedChoice,
  type FilterCounts,
  type FilterName,
  FILTERS,
  SEVERAL,
  toggled,
  withChosen,
} from './filters.ts'

export type FilterFormProps = {
  counts: FilterCounts
  chosen: Chosen
  sort: string
  sorts?: readonly Choice[]
  /** Filters apply on change; sorting is elsewhere. */
  live?: boolean
}

/** Every filter as native fields: checkboxes where several can be chosen, otherwise a select. */
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
    <Form className="grid grid-cols-[minmax(0,1fr)] items-start gap-2 sm:grid-cols-3">
      {search.has('q') && <input type="hidden" name="q" value={search.get('q')!} />}
      {counts.hasMoreBrands && (
        <BrandInput
          key={chosen.brand?.[0]?.value}
          chosen={chosen}
          choices={counts.choices.brand}
          onChange={(value) => {
            if (live) void navigate(changedSearch(search, { brand: value }), { preventScrollReset: true })
          }}
        />
      )}
      {FILTERS.filter((filter) => SEVERAL.includes(filter) && counts.choices[filter].length > 0)
        .filter((filter) => filter !== 'brand' || !counts.hasMoreBrands)
        .map((filter) => (
          <Checklist
            key={filter}
            filter={filter}
            choices={counts.choices[filter]}
            chosen={chosen[filter]}
            onChange={(value) => {
              const values = toggled(chosen[filter], value)
              if (live)
                void navigate(changedSearch(search, { [filter]: values }), { preventScrollReset: true })
            }}
          />
        ))}
      {FILTERS.filter((filter) => !SEVERAL.includes(filter)).map((filter) => (
        <Select
          key={`${filter} ${chosen[filter]?.[0]?.value}`}
          name={filter}
          label={`${filterCopy.byFilter[filter].label}:`}
          defaultValue={chosen[filter]?.[0]?.value ?? ''}
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

type ChecklistProps = {
  filter: FilterName
  choices: CountedChoice[]
  chosen?: Choice[]
  onChange: (value: string) => void
}

function Checklist({ filter, choices, chosen = [], onChange }: ChecklistProps) {
  const { label, all } = filterCopy.byFilter[filter]
  return (
    <details className="group rounded-control bg-surface shadow-[inset_0_0_0_1px_var(--line)]">
      <summary className="flex h-[38px] cursor-pointer list-none items-center gap-2 rounded-control pr-2.5 pl-3.5 type-ui hover:bg-sunk pointer-coarse:h-11 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 truncate">
          {label}: {chosen.map(({ name }) => name).join(', ') || all}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-soft group-open:rotate-180" />
      </summary>
      <fieldset className="max-h-64 overflow-y-auto overscroll-contain border-t border-line px-3 py-1.5">
        <legend className="sr-only">{label}</legend>
        {withChosen(choices, chosen).map((choice) => (
          <label key={choice.value} className="choice">
            <input
              type="checkbox"
              name={filter}
              value={choice.value}
              defaultChecked={chosen.some(({ value }) => value === choice.value)}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.name}</span>
            {choice.count !== undefined && <span>{copy.number(choice.count)}</span>}
          </label>
        ))}
      </fieldset>
    </details>
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
        defaultValue={chosen.brand?.[0]?.name}
        list={list}
        autoComplete="off"
        onBlur={({ target }) => {
          if (target.value.trim() !== (chosen.brand?.[0]?.name ?? '')) onChange(target.value.trim())
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
