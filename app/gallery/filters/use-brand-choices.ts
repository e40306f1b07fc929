import { href, useSearchParams } from 'react-router'
import { useDelayedJson } from '#app/platform/ui/use-delayed-json.ts'
import type { Choice } from './filters.ts'

/** The delay after a key press, in milliseconds. */
const DEBOUNCE = 180

/** Brands whose name contains `typed`, for galleries with more than the page offers; undefined until loaded. */
export function useBrandChoices(
  typed: string,
  isNeeded: boolean,
  path = href('/filter-brands'),
): Choice[] | undefined {
  const [search] = useSearchParams()
  const query = new URLSearchParams(search)
  query.set('name', typed.trim())
  const url = isNeeded ? `${path}?${query}` : null
  const found = useDelayedJson<Choice[]>(url, typed ? DEBOUNCE : 0)
  return found?.url === url ? found?.json : undefined
}
