import { Clock, X } from 'lucide-react'
import { forgetSearch, useRecentSearches } from '#app/gallery/search/recent-searches.ts'
import { copy } from './copy.ts'

/** The last searches above the list; each can be removed. */
export function RecentSearches({ onSearch }: { onSearch: (text: string) => void }) {
  const searches = useRecentSearches()
  if (searches.length === 0) return null
  return (
    <section aria-label={copy.recent} className="shrink-0 border-b border-line px-6 pt-4 pb-4 max-sm:px-4">
      <p aria-hidden="true" className="type-small text-ink-soft">
        {copy.recent}
      </p>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {searches.map((search) => (
          <li key={search} className="flex max-w-full min-w-0 items-center rounded-control bg-sunk">
            <button
              type="button"
              onClick={() => onSearch(search)}
              className="flex h-8 min-w-0 items-center gap-2 rounded-l-control pl-2.5 type-small text-ink hover:underline pointer-coarse:h-11"
            >
              <Clock aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
              <span className="truncate">{search}</span>
            </button>
            <button
              type="button"
              aria-label={copy.forget(search)}
              onClick={() => forgetSearch(search)}
              className="grid size-8 shrink-0 place-items-center rounded-r-control text-ink-faint hover:text-ink pointer-coarse:size-11"
            >
              <X aria-hidden="true" className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
