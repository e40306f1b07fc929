import { Form } from 'react-router'
import { filterCopy } from '#app/gallery/filters/copy.ts'
import { type Choice, countChosen, ATTRIBUTE_FILTERS } from '#app/gallery/filters/filters.ts'
import { MoreFilters } from '#app/gallery/filters/more-filters.tsx'
import { Button } from '#app/platform/ui/button.tsx'
import { Select } from '#app/platform/ui/select.tsx'
import { adminEmailsCopy as words } from '../copy.ts'
import type { ListChosen, ListFilter } from '../filters.server.ts'
import type { Status } from '../schema.ts'

/** The filters with a menu of their own; attributes share one button. */
export const MENUS: readonly ListFilter[] = [
  'brand',
  'industry',
  'type',
  'occasion',
  'year',
  'source',
  'rule',
  'confidence',
]
export const LABELS = { ...filterCopy.byFilter, ...words.filters }

type PlainFiltersProps = {
  offered: Record<ListFilter, Choice[]>
  chosen: ListChosen
  status: Status | null
  q: string
}

/** For browsers without scripts: one choice of each filter. */
export function PlainFilters({ offered, chosen, status, q }: PlainFiltersProps) {
  function field(filter: ListFilter) {
    return (
      <Select
        key={filter}
        name={filter}
        label={`${LABELS[filter].label}:`}
        defaultValue={chosen[filter]?.[0]?.value ?? ''}
        empty={LABELS[filter].all}
        options={offered[filter].map(({ value, name }) => [value, name])}
      />
    )
  }

  return (
    <Form className="mt-3 grid gap-2 sm:grid-cols-4">
      {status && <input type="hidden" name="status" value={status} />}
      {q && <input type="hidden" name="q" value={q} />}
      {MENUS.map(field)}
      <MoreFilters count={countChosen(chosen, ATTRIBUTE_FILTERS)}>{ATTRIBUTE_FILTERS.map(field)}</MoreFilters>
      <Button type="submit" variant="ink">
        {words.filterButton}
      </Button>
    </Form>
  )
}
