import { href } from 'react-router'
import { useDelayedJson } from '#app/platform/ui/use-delayed-json.ts'
import { type SearchEntry, type SearchIndex, withBrands } from './search-entries.ts'

/** Debounce between keystrokes, in milliseconds. */
const DEBOUNCE = 120

/** The index with the brands that the server found for what was typed, where it cannot hold all of them. */
export function useFoundBrands(index: SearchIndex | undefined, typed: string): SearchIndex | undefined {
  const brand = index?.hasMoreBrands ? typed.trim() : ''
  const url = brand ? `${href('/search-index')}?${new URLSearchParams({ brand })}` : null
  const found = useDelayedJson<SearchEntry[]>(url, DEBOUNCE)
  return index && withBrands(index, found?.json ?? [])
}
