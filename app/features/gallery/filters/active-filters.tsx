import { X } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { Chip } from '#app/ui/chip.tsx'
import { filterCopy } from '#app/features/gallery/filters/copy.ts'
import { changedSearch, type Chosen, countChosen, FILTERS, toggled } from './filters.ts'

/** The active filters, each with a link that removes it. */
export function ActiveFilters({ chosen }: { chosen: Chosen }) {
  const [search] = useSearchParams()
  const filters = FILTERS.filter((filter) => chosen[filter])
  if (filters.length === 0) return null
  return (
    <ul
      aria-label={filterCopy.chosen}
      className="-m-0.5 flex max-h-[78px] flex-wrap items-center gap-1.5 overflow-y-auto p-0.5 pointer-coarse:max-h-24 max-sm:-mx-4 max-sm:w-[calc(100%+32px)] max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:*:shrink-0"
    >
      {filters.flatMap((filter) =>
        chosen[filter]!.map(({ value, name }) => (
          <li key={`${filter} ${value}`} className="min-w-0">
            <Chip asChild className="h-7 max-w-full pr-1.5 pointer-coarse:h-9">
              <Link
                to={changedSearch(search, { [filter]: toggled(chosen[filter], value) })}
                rel="nofollow"
                preventScrollReset
                aria-label={filterCopy.remove(filterCopy.byFilter[filter].label, name)}
              >
                <span className="truncate">
                  <span className="font-normal">{filterCopy.byFilter[filter].label}:</span>{' '}
                  <span className="text-ink">{name}</span>
                </span>
                <X aria-hidden="true" className="size-3.5" />
              </Link>
            </Chip>
          </li>
        )),
      )}
      {countChosen(chosen) > 1 && (
        <li>
          <Link
            to={changedSearch(search, Object.fromEntries(FILTERS.map((filter) => [filter, null])))}
            preventScrollReset
            className="ml-1.5 type-small font-medium text-accent underline-offset-3 hover:underline pointer-coarse:py-2"
          >
            {filterCopy.clear}
          </Link>
        </li>
      )}
    </ul>
  )
}
