import { filterCopy } from '#app/gallery/filters/copy.ts'
import { FILTERS } from '#app/gallery/filters/filters.ts'
import { Chip } from '#app/platform/ui/chip.tsx'
import { smartCopy } from '../copy.ts'
import type { ReadFilter } from '../filter-text.ts'

export function FilterChips({ q, chosen }: ReadFilter) {
  const filters = FILTERS.flatMap((filter) => {
    const choices = chosen[filter]?.map(({ name }) => name).join(', ')
    return choices ? [{ label: filterCopy.byFilter[filter].label, choices }] : []
  })
  const shown = q ? [{ label: smartCopy.words, choices: q }, ...filters] : filters
  return (
    <ul aria-label={smartCopy.filters} className="flex min-w-0 flex-wrap gap-1.5">
      {shown.map(({ label, choices }) => (
        <li key={label} className="max-w-full min-w-0">
          <Chip className="h-auto! max-w-full py-1.5 whitespace-normal! wrap-anywhere">
            <span className="leading-4">
              <span className="font-normal">{label}:</span> <span className="text-ink">{choices}</span>
            </span>
          </Chip>
        </li>
      ))}
    </ul>
  )
}
