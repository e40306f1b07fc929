import { lazyModule } from '#app/ui/lazy-component.ts'
import { filterCopy } from '#app/features/gallery/filters/copy.ts'
import {
  type Choice,
  type Chosen,
  countChosen,
  FACT_FILTERS,
  type FilterCounts,
  hasFacts,
  MAIN_FILTERS,
  SEVERAL,
} from './filters.ts'
import { FilterMenu } from './filter-menu.tsx'
import type { FilterFormProps } from './filter-form.tsx'
import { SortSelect } from './filter-select.tsx'
import { FilterSheetButton } from './filter-sheet-button.tsx'

export type FilterBarProps = {
  counts: FilterCounts
  chosen: Chosen
  sort: string
  /** The sort orders; the first is the default and needs no parameter. */
  sorts?: readonly Choice[]
}

/** The main filters side by side, the others behind one button; on phones in a bottom sheet; without scripts, a plain form. */
export function FilterBar({ counts, chosen, sort, sorts }: FilterBarProps) {
  const form = { counts, chosen, sort, sorts }
  const show = filterCopy.show(counts.total)
  return (
    <section aria-label={filterCopy.bar}>
      {/* Browsers with scripts neither load nor hydrate it. */}
      <noscript>{import.meta.env.SSR && <PlainForm {...form} />}</noscript>
      <div className="hidden flex-wrap items-center gap-2 sm:in-data-script:flex">
        {MAIN_FILTERS.map((filter) => {
          const { label, all, search, none } = filterCopy.byFilter[filter]
          return (
            <FilterMenu
              key={filter}
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
        {hasFacts(counts, chosen) && (
          <FilterSheetButton form={{ ...form, onlyFacts: true }} show={show}>
            {filterCopy.moreFilters(countChosen(chosen, FACT_FILTERS))}
          </FilterSheetButton>
        )}
        <div className="ml-auto">
          <SortSelect value={sort} sorts={sorts} />
        </div>
      </div>
      <div className="hidden justify-between gap-2 max-sm:in-data-script:flex">
        <FilterSheetButton form={form} show={show}>
          {filterCopy.filters(countChosen(chosen))}
        </FilterSheetButton>
        <SortSelect value={sort} sorts={sorts} />
      </div>
    </section>
  )
}

const plainForm = lazyModule(() => import('./filter-form.tsx'))

/** Only the server renders it; a static import would put it into the script of every page with filters. */
function PlainForm(props: FilterFormProps) {
  const { FilterForm } = plainForm.useModule()
  return <FilterForm {...props} />
}
