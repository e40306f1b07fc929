/** The filters of the gallery: what can be chosen, what was chosen, and the address that says so. */
import type { categories } from '#app/db/schema.ts'
import { OPEN_EMAIL } from '#app/features/gallery/lists/list-url.ts'

/** In the order the filter bar shows them. */
export const FILTERS = ['brand', 'industry', 'type', 'occasion', 'year'] as const

export type FilterName = (typeof FILTERS)[number]

/** One value of a filter: as the address writes it, and as people read it. */
export type Choice = { value: string; name: string }

export type CountedChoice = Choice & { count: number }

/** What the address asks for; categories that the gallery does not have are left aside. */
export type Chosen = Partial<Record<FilterName, Choice>>

/** How many emails each further choice would leave, and how many there are now. */
export type FilterCounts = {
  total: number
  choices: Record<FilterName, CountedChoice[]>
  /** There are more brands than `choices` has: the rest are searched for. */
  hasMoreBrands: boolean
}

/** What the filters leave, and what one of them less would leave. */
export type Tally = FilterCounts & { without: Partial<Record<FilterName, number>> }

/** The filter that chooses among categories of a type. */
export function filterOf(type: (typeof categories.$inferSelect)['type']): 'industry' | 'type' | 'occasion' {
  if (type === 'email_type') return 'type'
  return type === 'vertical' ? 'industry' : 'occasion'
}

/**
 * The address of the list after some parameters changed; null removes one. Whoever changes a filter starts at the
 * first page again.
 */
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
