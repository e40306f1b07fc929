import { X } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { Chip } from '#app/platform/ui/chip.tsx'
import { cn } from '#app/platform/ui/cn.ts'
import { filterCopy } from '#app/gallery/filters/copy.ts'
import { changedSearch, type Choice, toggled } from './filters.ts'

type ActiveFiltersProps<Filter extends string> = {
  chosen: Partial<Record<Filter, Choice[]>>
  filters: readonly Filter[]
  labels: Record<Filter, { label: string }>
  className?: string
}

/** The active filters of a list, each with a link that removes it. */
export function ActiveFilters<Filter extends string>({
  chosen,
  filters,
  labels,
  className,
}: ActiveFiltersProps<Filter>) {
  const [search] = useSearchParams()
  const active = filters.flatMap((filter) =>
    (chosen[filter] ?? []).map((choice: Choice) => ({ filter, ...choice })),
  )
  if (active.length === 0) return null
  return (
    <ul
      aria-label={filterCopy.chosen}
      className={cn('flex min-w-0 flex-wrap items-center gap-1.5', className)}
    >
      {active.map(({ filter, value, name }) => (
        <li key={`${filter} ${value}`} className="min-w-0">
          <Chip asChild className="h-7 max-w-full pr-1.5 pointer-coarse:h-9">
            <Link
              to={changedSearch(search, { [filter]: toggled(chosen[filter], value) })}
              rel="nofollow"
              preventScrollReset
              aria-label={filterCopy.remove(labels[filter].label, name)}
            >
              <span className="truncate">
                <span className="font-normal">{labels[filter].label}:</span>{' '}
                <span className="text-ink">{name}</span>
              </span>
              <X aria-hidden="true" className="size-3.5" />
            </Link>
          </Chip>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Link
            to={changedSearch(search, Object.fromEntries(filters.map((filter) => [filter, null])))}
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
