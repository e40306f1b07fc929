import type { ReactNode } from 'react'
import { filterCopy } from './copy.ts'

/** The filters by attributes, folded; without scripts as well. */
export function MoreFilters({ count, children }: { count: number; children: ReactNode }) {
  return (
    <details open={count > 0} className="col-span-full">
      <summary className="has-chevron flex h-[38px] cursor-pointer list-none items-center gap-2 type-ui text-accent after:bg-current pointer-coarse:h-11 [&::-webkit-details-marker]:hidden">
        {filterCopy.moreFilters(count)}
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-2 pt-1 sm:grid-cols-3">{children}</div>
    </details>
  )
}
