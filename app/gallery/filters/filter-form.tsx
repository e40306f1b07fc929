import { Fragment } from 'react'
import { Form, useNavigate, useSearchParams } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { cn } from '#app/platform/ui/cn.ts'
import { Select } from '#app/platform/ui/select.tsx'
import { SuggestInput } from '#app/platform/ui/text-controls.tsx'
import { copy } from '#app/gallery/copy.ts'
import { filterCopy } from '#app/gallery/filters/copy.ts'
import {
  changedSearch,
  type Choice,
  type Chosen,
  countChosen,
  ATTRIBUTE_FILTERS,
  type FilterName,
  hasAttributes,
  isAttributeFilter,
  MAIN_FILTERS,
  type OfferedChoices,
  SEVERAL,
  toggled,
  withChosen,
} from './filters.ts'
import { MoreFilters } from './more-filters.tsx'

export type FilterFormProps = {
  counts: OfferedChoices
  chosen: Chosen
  sort: string
  sorts?: readonly Choice[]
  /** Filters apply on change; sorting is elsewhere. */
  live?: boolean
  /** Only the filters by attributes; otherwise they are folded below the others. */
  onlyAttributes?: boolean
}

/** Every filter as native fields: checkboxes where several can be chosen, otherwise a select. */
export function FilterForm({
  counts,
  chosen,
  sort,
  sorts = filterCopy.sorts,
  live = false,
  onlyAttributes = false,
}: FilterFormProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()

  function change(filter: FilterName, value: string | string[]) {
    if (live) void navigate(changedSearch(search, { [filter]: value }), { preventScrollReset: true })
  }

  function field(filter: FilterName) {
    const isTyped = filter === 'brand' && counts.hasMoreBrands
    const choices = withChosen(isTyped ? [] : counts.choices[filter], chosen[filter])
    const isChecklist = SEVERAL.includes(filter)
    if (choices.length === 0 && (isChecklist || isAttributeFilter(filter))) return null
    if (isChecklist)
      return (
        <Checklist
          key={filter}
          filter={filter}
          choices={choices}
          chosen={chosen[filter]}
          onChange={(value) => change(filter, toggled(chosen[filter], value))}
        />
      )
    return (
      <Select
        key={`${filter} ${chosen[filter]?.[0]?.value}`}
        name={filter}
        label={`${filterCopy.byFilter[filter].label}:`}
        defaultValue={chosen[filter]?.[0]?.value ?? ''}
        onChange={({ target }) => change(filter, target.value)}
        empty={filterCopy.byFilter[filter].all}
        options={choices.map(({ value, name, count }) => [
          value,
          count === undefined ? name : `${name} (${copy.number(count)})`,
        ])}
      />
    )
  }

  const attributes = ATTRIBUTE_FILTERS.map((filter) =>
    filter === 'color' && live && counts.choices.color.length > 0 ? (
      <Fragment key={filter}>
        {field(filter)}
        <ColorInput
          key={chosen.color?.[0]?.value}
          chosen={chosen.color?.[0]?.name}
          onChange={(value) => change(filter, value)}
        />
      </Fragment>
    ) : (
      field(filter)
    ),
  )
  return (
    <Form
      className={cn('grid grid-cols-[minmax(0,1fr)] items-start gap-2', !onlyAttributes && 'sm:grid-cols-3')}
    >
      {['q', 'typed'].map(
        (name) =>
          search.has(name) && <input key={name} type="hidden" name={name} value={search.get(name)!} />,
      )}
      {onlyAttributes ? (
        attributes
      ) : (
        <>
          {counts.hasMoreBrands && (
            <BrandInput
              key={chosen.brand?.length}
              chosen={chosen.brand}
              choices={counts.choices.brand}
              onAdd={(value) => change('brand', toggled(chosen.brand, value))}
            />
          )}
          {MAIN_FILTERS.filter((filter) => SEVERAL.includes(filter)).map(field)}
          {MAIN_FILTERS.filter((filter) => !SEVERAL.includes(filter)).map(field)}
          {hasAttributes(counts, chosen) && (
            <MoreFilters count={countChosen(chosen, ATTRIBUTE_FILTERS)}>{attributes}</MoreFilters>
          )}
        </>
      )}
      {!live && (
        <>
          <Select
            name="sort"
            label={`${filterCopy.sort}:`}
            defaultValue={sort}
            options={sorts.map(({ value, name }) => [value, name])}
          />
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
  choices: Choice[]
  chosen?: Choice[]
  onChange: (value: string) => void
}

function Checklist({ filter, choices, chosen = [], onChange }: ChecklistProps) {
  const { label, all } = filterCopy.byFilter[filter]
  return (
    <details className="rounded-control bg-surface shadow-[inset_0_0_0_1px_var(--line)]">
      <summary className="has-chevron flex h-[38px] cursor-pointer list-none items-center gap-2 rounded-control pr-2.5 pl-3.5 type-ui hover:bg-sunk pointer-coarse:h-11 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 truncate">
          {label}: {chosen.map(({ name }) => name).join(', ') || all}
        </span>
      </summary>
      <fieldset className="max-h-64 overflow-y-auto overscroll-contain border-t border-line px-3 py-1.5">
        <legend className="sr-only">{label}</legend>
        {choices.map((choice) => (
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

/** Any color: its picker applies it when it is left. */
function ColorInput({ chosen, onChange }: { chosen?: string; onChange: (value: string) => void }) {
  const picked = chosen?.startsWith('#') ? chosen : '#f58220'
  return (
    <label className="flex h-[38px] items-center justify-between gap-2 rounded-control bg-surface pr-2.5 pl-3.5 type-ui shadow-[inset_0_0_0_1px_var(--line)] pointer-coarse:h-11">
      {filterCopy.pickColor}
      <input
        type="color"
        defaultValue={picked}
        onBlur={({ target }) => {
          if (target.value !== picked) onChange(target.value.slice(1))
        }}
        className="h-6 w-10 cursor-pointer"
      />
    </label>
  )
}

type BrandInputProps = { chosen?: Choice[]; choices: Choice[]; onAdd: (value: string) => void }

/** With too many brands for a list, any part of a name finds the first match. Those chosen are a list of their own. */
function BrandInput({ chosen, choices, onAdd }: BrandInputProps) {
  const { label, all, search } = filterCopy.byFilter.brand
  return (
    <SuggestInput
      name="brand"
      aria-label={label}
      placeholder={chosen ? search : `${label}: ${all}`}
      suggestions={choices}
      onBlur={({ target }) => {
        const typed = target.value.trim()
        if (typed) onAdd(typed)
      }}
      className="h-[38px] pointer-coarse:h-11"
    />
  )
}
