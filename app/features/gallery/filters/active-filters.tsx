import { X } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { Chip } from '#app/ui/chip.tsx'
import { filterCopy } from '#app/features/gallery/filters/copy.ts'
import { changedSearch, type Chosen, FILTERS } from './filters.ts'

/** The active filters, each with a link that removes it. */
export function ActiveFilters({ chosen }: { chosen: Chosen }) {
  const [search] = useSearchParams()
  const filters = FILTERS.filter((filter) => chosen[filter])
  if (filters.length === 0) return null
  return (
    <ul aria-label={filterCopy.chosen} className="flex flex-wrap items-center gap-1.5">
      {filters.map((filter) => {
        const { label } = filterCopy.byFilter[filter]
        const { name } = chosen[filter]!
        return (
          <li key={filter} className="min-w-0">
            <Chip asChild className="h-7 max-w-full pr-1.5 pointer-coarse:h-9">
              <Link
                to={changedSearch(search, { [filter]: null })}
                preventScrollReset
                aria-label={filterCopy.remove(label, name)}
              >
                <span className="truncate">
                  <span className="font-normal">{label}:</span> <span className="text-ink">{name}</span>
                </span>
                <X aria-hidden="true" className="size-3.5" />
              </Link>
            </Chip>
          </li>
        )
      })}
      {filters.length > 1 && (
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
