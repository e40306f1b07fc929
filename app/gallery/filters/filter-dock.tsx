import type { ReactNode } from 'react'
import { ActiveFilters } from './active-filters.tsx'
import { filterCopy } from './copy.ts'
import { FilterBar, type FilterBarProps } from './filter-bar.tsx'
import { FILTERS } from './filters.ts'

type FilterDockProps = FilterBarProps & {
  total: string
  note?: ReactNode
}

/** The filters, the active ones and the number of emails. It stays below the header while the list scrolls. */
export function FilterDock({ total, note, ...bar }: FilterDockProps) {
  return (
    <div className="filter-dock mb-6 flex flex-wrap items-center gap-x-5 gap-y-2 sm:max-lg:gap-x-2 border-t border-line py-3 max-sm:mb-4 max-sm:py-2">
      {/* As wide as its filters in one row: what does not fit beside them goes below. */}
      <div className="min-w-0 flex-auto max-sm:basis-full sm:max-lg:contents">
        <FilterBar {...bar} />
      </div>
      <p className="flex min-h-7 items-center gap-x-3.5 text-[0.875rem]/5">
        <output className="font-medium tabular-nums">{total}</output>
        {note}
      </p>
      <ActiveFilters
        chosen={bar.chosen}
        filters={FILTERS}
        labels={filterCopy.byFilter}
        className="-m-0.5 max-h-[78px] overflow-y-auto p-0.5 pointer-coarse:max-h-24 max-sm:-mx-4 max-sm:w-[calc(100%+32px)] max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:*:shrink-0"
      />
    </div>
  )
}
