/** The gallery's filters: their options, active values and URLs. */
import type { categories } from '#app/db/schema.ts'
import { OPEN_EMAIL } from '#app/features/gallery/lists/list-url.ts'

/** In the order the filter bar shows them. */
export const FILTERS = ['brand', 'industry', 'type', 'occasion', 'year'] as const

export type FilterName = (typeof FILTERS)[number]

/** One filter value: in the URL, and as text. */
export type Choice = { value: string; name: string }

export type CountedChoice = Choice & { count: number }

/** The filters in the URL; unknown categories are ignored. */
export type Chosen = Partial<Record<FilterName, Choice>>

/** The number of emails for each further option, and in total. */
export type FilterCounts = {
  total: number
  choices: Record<FilterName, CountedChoice[]>
  /** There are more brands than `choices` contains: the rest are found by searching. */
  hasMoreBrands: boolean
}

/** The number of emails with all filters, and without each of them. */
export type Tally = FilterCounts & { without: Partial<Record<FilterName, number>> }

/** The filter for categories of a type. */
export function filterOf(type: (typeof categories.$inferSelect)['type']): 'industry' | 'type' | 'occasion' {
  if (type === 'email_type') return 'type'
  return type === 'vertical' ? 'industry' : 'occasion'
}

/** The URL of the list with some parameters changed; null removes one. Changing a filter returns to the first page. */
export function changedSearch(search: URLSearchParams, changes: Record<string, string | null>): string {
  const changed = new URLSearchParams(search)
  changed.delete('after')
  changed.delete(OPEN_EMAIL)
  for (const [name, value] of Object.entries(changes)) {
    if (value) changed.set(name, value)
    else changed.delete(name)
  }
  return changed.size > 0 ? `?${changed}` : '?'
}
