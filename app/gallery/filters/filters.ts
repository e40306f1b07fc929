/** The gallery's filters: their options, active values and URLs. */
import type { categories } from '#app/platform/db/schema.ts'
import { OPEN_EMAIL } from '#app/gallery/lists/list-url.ts'

/** In the order the filter bar shows them. */
export const MAIN_FILTERS = ['brand', 'industry', 'type', 'occasion', 'year'] as const

/** Filters by attributes of emails, behind one button. */
export const ATTRIBUTE_FILTERS = [
  'offer',
  'discount',
  'platform',
  'language',
  'length',
  'color',
  'feature',
  'dark',
  'checks',
  'weekday',
  'hour',
  'template',
] as const

export const FILTERS = [...MAIN_FILTERS, ...ATTRIBUTE_FILTERS]

export type AttributeFilter = (typeof ATTRIBUTE_FILTERS)[number]

export type FilterName = (typeof FILTERS)[number]

export function isAttributeFilter(filter: FilterName): filter is AttributeFilter {
  return ATTRIBUTE_FILTERS.some((name) => name === filter)
}

/** Its count is missing where nothing was counted. */
export type Choice = { value: string; name: string; count?: number }

/** Filters that take several choices, all of which an email fulfils. */
export const EVERY: readonly FilterName[] = ['offer', 'feature']

/** Filters that take several choices; except for those above, an email fulfils one of them. */
export const SEVERAL: readonly FilterName[] = [
  ...EVERY,
  'brand',
  'industry',
  'type',
  'platform',
  'language',
  'weekday',
  'hour',
]

/** Choices of one filter that an address may ask for. */
export const CHOICES_MAX = 10

/** What the address asks for, by value; categories that the gallery does not have are left aside. */
export type Chosen = Partial<Record<FilterName, Choice[]>>

export type OfferedChoices = {
  choices: Record<FilterName, Choice[]>
  /** There are more brands than `choices` contains: the rest are found by searching. */
  hasMoreBrands: boolean
}

/** The number of emails for each further option, and in total. */
export type FilterCounts = OfferedChoices & { total: number }

/** The number of emails with all filters, and without each of them. */
export type Tally = FilterCounts & { without: Partial<Record<FilterName, number>> }

export function filterOf(type: (typeof categories.$inferSelect)['type']): 'industry' | 'type' | 'occasion' {
  if (type === 'email_type') return 'type'
  return type === 'vertical' ? 'industry' : 'occasion'
}

export function countChosen(chosen: Chosen, filters: readonly FilterName[] = FILTERS): number {
  return filters.reduce((sum, filter) => sum + (chosen[filter]?.length ?? 0), 0)
}

export function hasAttributes({ choices }: Pick<OfferedChoices, 'choices'>, chosen: Chosen): boolean {
  return ATTRIBUTE_FILTERS.some((filter) => choices[filter].length > 0 || chosen[filter])
}

/** The values of a filter after one of them was chosen or removed. */
export function toggled(chosen: Choice[] | undefined, value: string): string[] {
  const values = chosen?.map((choice) => choice.value) ?? []
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}

/** The choices of a filter; those chosen but not offered any more come first, so that they can be given up. */
export function withChosen(offered: Choice[], chosen: Choice[] = []): Choice[] {
  const values = new Set(offered.map(({ value }) => value))
  return [...chosen.filter(({ value }) => !values.has(value)), ...offered]
}

/** The order of parameters in an address, so that each list has one. */
const ORDER: readonly string[] = ['q', ...FILTERS, 'sort']

/**
 * The address of the list after some parameters changed; null removes one. Whoever changes a filter starts at the
 * first page again.
 */
export function changedSearch(
  search: URLSearchParams,
  changes: Record<string, string | string[] | null>,
): string {
  const changed = new URLSearchParams(search)
  changed.delete('after')
  changed.delete(OPEN_EMAIL)
  for (const [name, value] of Object.entries(changes)) {
    changed.delete(name)
    for (const each of [value ?? []].flat().toSorted()) if (each) changed.append(name, each)
  }
  const ordered = [...changed].toSorted(([a], [b]) => positionOf(a) - positionOf(b))
  return ordered.length > 0 ? `?${new URLSearchParams(ordered)}` : '?'
}

function positionOf(parameter: string): number {
  const index = ORDER.indexOf(parameter)
  return index < 0 ? ORDER.length : index
}
