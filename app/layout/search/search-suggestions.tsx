import { Link } from 'react-router'
import { Chip } from '#app/platform/ui/chip.tsx'
import { MenuCount } from '#app/layout/menus/menu-count.tsx'

export type Suggestion = { name: string; count: number; to: string }

type SearchSuggestionsProps = {
  title: string
  suggestions: Suggestion[]
  /** On one line with the heading, above search results. */
  inline?: boolean
}

/** Links to brands and categories that match a search. */
export function SearchSuggestions({ title, suggestions, inline = false }: SearchSuggestionsProps) {
  if (suggestions.length === 0) return null
  return (
    <section className={inline ? 'flex flex-wrap items-center gap-x-4 gap-y-2' : undefined}>
      <h2 className={inline ? 'type-small text-ink-soft' : 'mb-4 type-name'}>{title}</h2>
      <ul className="flex flex-wrap gap-1.5">
        {suggestions.map(({ name, count, to }) => (
          <li key={to}>
            <Chip asChild className="h-7 pointer-coarse:h-9">
              <Link to={to}>
                <span className="text-ink">{name}</span>
                <MenuCount count={count} />
              </Link>
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
