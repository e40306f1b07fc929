import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { type SearchEntry, type SearchIndex, withBrands } from './search-entries.ts'

/** Debounce between keystrokes, in milliseconds. */
const DEBOUNCE = 120

/** The index with the brands that the server found for what was typed, where it cannot hold all of them. */
export function useFoundBrands(index: SearchIndex | undefined, typed: string): SearchIndex | undefined {
  const [found, setFound] = useState<SearchEntry[]>([])
  const asked = index?.hasMoreBrands ? typed.trim() : ''

  useEffect(() => {
    if (!asked) return undefined
    const controller = new AbortController()
    async function ask() {
      try {
        const query = new URLSearchParams({ brand: asked })
        const response = await fetch(`${href('/search-index')}?${query}`, { signal: controller.signal })
        if (response.ok) setFound((await response.json()) as SearchEntry[])
      } catch {
        // Those of the index are found without a connection.
      }
    }
    const timer = setTimeout(() => void ask(), DEBOUNCE)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [asked])

  return index && withBrands(index, found)
}
