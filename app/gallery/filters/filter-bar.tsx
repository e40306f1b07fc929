import { Suspense } from 'react'
import { lazyComponent } from '#app/platform/ui/lazy-component.tsx'
import { filterCopy } from '#app/gallery/filters/copy.ts'
import {
  type Choice,
  type Chosen,
  countChosen,
  ATTRIBUTE_FILTERS,
  type FilterCounts,
  hasAttributes,
  MAIN_FILTERS,
  SEVERAL,
} from './filters.ts'
import { FilterMenu } from './filter-menu.tsx'
import { SortSelect } from './filter-select.tsx'
import { PlainPopover } from './plain-popover.tsx'
import { FilterSheetButton } from './filter-sheet-button.tsx'

export type FilterBarProps = {
  counts: FilterCounts
  chosen: Chosen
  sort: string
  /** The sort orders; the first is the default and needs no parameter. */
  sorts?: readonly Choice[]
}

/** The main filters side by side, the others behind one button; on phones in a bottom sheet; until scripts run, a plain form. */
export function FilterBar({ counts, chosen, sort, sorts }: FilterBarProps) {
  const form = { counts, chosen, sort, sorts }
  const show = filterCopy.show(counts.total)
  return (
    <section aria-label={filterCopy.bar} className="sm:max-lg:contents">
      <PlainPopover id={PLAIN_FORM} label={filterCopy.bar}>
        {/* Scripts take it away before it is hydrated, unless it is open. */}
        <Suspense>
          <PlainForm {...form} />
        </Suspense>
      </PlainPopover>
      <div className="flex flex-wrap items-center gap-2 max-sm:hidden sm:max-lg:contents">
        {MAIN_FILTERS.map((filter) => {
          const { label, all, search, none } = filterCopy.byFilter[filter]
          return (
            <FilterMenu
              key={filter}
              plainForm={PLAIN_FORM}
              name={filter}
              label={label}
              all={all}
              choices={counts.choices[filter]}
              chosen={chosen[filter]}
              placeholder={search}
              none={none}
              several={SEVERAL.includes(filter)}
              hasMore={filter === 'brand' && counts.hasMoreBrands}
              short
            />
          )
        })}
        {hasAttributes(counts, chosen) && (
          <FilterSheetButton plainForm={PLAIN_FORM} form={{ ...form, onlyAttributes: true }} show={show}>
            {filterCopy.moreFilters(countChosen(chosen, ATTRIBUTE_FILTERS))}
          </FilterSheetButton>
        )}
        <div className="ml-auto">
          <SortSelect value={sort} sorts={sorts} />
        </div>
      </div>
      <div className="flex justify-between gap-2 sm:hidden">
        <FilterSheetButton plainForm={PLAIN_FORM} form={form} show={show}>
          {filterCopy.filters(countChosen(chosen))}
        </FilterSheetButton>
        <SortSelect value={sort} sorts={sorts} />
      </div>
    </section>
  )
}

const PLAIN_FORM = 'plain-filters'

/** A static import would put it into the script of every page with filters. */
const PlainForm = lazyComponent(async () => (await import('./filter-form.tsx')).FilterForm)
