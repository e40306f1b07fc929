import type { ReactNode } from 'react'
import { ActiveFilters } from './active-filters.tsx'
import { FilterBar, type FilterBarProps } from './filter-bar.tsx'

type FilterDockProps = FilterBarProps & {
  /** The number of emails. */
  total: string
  note?: ReactNode
}

/** The filters, the active ones and the number of emails. It stays below the header while the list scrolls. */
export function FilterDock({ total, note, ...bar }: FilterDockProps) {
  return (
    <div className="filter-dock mb-6 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line py-3 max-sm:mb-4 max-sm:py-2">
      {/* As wide as its filters in one row: what does not fit beside them goes below. */}
      <div className="min-w-0 flex-auto max-sm:basis-full">
        <FilterBar {...bar} />
      </div>
      <p className="flex min-h-7 items-center gap-x-3.5 text-[0.875rem]/5">
        <output className="font-medium tabular-nums">{total}</output>
        {note}
      </p>
      <ActiveFilters chosen={bar.chosen} />
    </div>
  )
}
