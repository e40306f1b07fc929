import { Link, useSearchParams } from 'react-router'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { EmptyState } from '#app/platform/ui/empty-state.tsx'
import { copy } from '#app/gallery/copy.ts'
import { filterCopy } from '#app/gallery/filters/copy.ts'
import { changedSearch, type Chosen, FILTERS, type FilterName } from '#app/gallery/filters/filters.ts'

export type NoMatchesProps = {
  chosen: Chosen
  /** How many emails match without each filter. */
  without: Partial<Record<FilterName, number>>
}

/** No results: which filter to remove, and how many emails that brings. */
export function NoMatches({ chosen, without }: NoMatchesProps) {
  const [search] = useSearchParams()
  const filters = FILTERS.filter((filter) => chosen[filter] && without[filter]).toSorted(
    (a, b) => without[b]! - without[a]!,
  )
  return (
    <EmptyState title={filterCopy.nothing}>
      {filters.length > 0 && (
        <>
          <p className="mt-2 type-body text-ink-soft">{filterCopy.nothingText}</p>
          <ul className="mt-5 border-b border-line">
            {filters.map((filter) => (
              <li key={filter} className="border-t border-line">
                <Link
                  to={changedSearch(search, { [filter]: null })}
                  className="group flex min-h-11 items-center justify-between gap-4 py-2 text-[0.9375rem]/5"
                >
                  <span className="underline-offset-3 group-hover:underline">
                    {filterCopy.without(
                      filterCopy.byFilter[filter].label,
                      chosen[filter]!.map(({ name }) => name).join(', '),
                    )}
                  </span>
                  <span className="type-small text-ink-soft tabular-nums">
                    {copy.emails(without[filter]!)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {Object.keys(chosen).length > 0 && (
        <ButtonLink to="?" className="mt-6">
          {filterCopy.clear}
        </ButtonLink>
      )}
    </EmptyState>
  )
}
