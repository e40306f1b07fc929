/** The filter of a smart collection as text: the query string of /browse or /search, written in one way. */
import { type Chosen, FILTERS } from '#app/gallery/filters/filters.ts'

/** A filter with the names of its choices. */
export type ReadFilter = { q: string; chosen: Chosen }

/** Equal filters are equal texts. Empty when nothing is asked for. */
export function filterText({ q, chosen }: ReadFilter): string {
  const parameters = new URLSearchParams(q ? { q } : undefined)
  for (const filter of FILTERS) {
    for (const { value } of chosen[filter] ?? []) parameters.append(filter, value)
  }
  return parameters.toString()
}

/** What a filter asks for, as a name of at most `length` characters: the words, then the choices. */
export function filterName({ q, chosen }: ReadFilter, length: number): string {
  const choices = FILTERS.flatMap((filter) => chosen[filter] ?? []).map(({ name }) => name)
  return [...(q ? [q] : []), ...choices].join(' · ').slice(0, length).trim()
}
