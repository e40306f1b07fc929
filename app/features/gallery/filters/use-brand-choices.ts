import { useEffect, useState } from 'react'
import { href, useSearchParams } from 'react-router'
import type { CountedChoice } from './filters.ts'

/** Time for the next letter, in milliseconds. */
const DEBOUNCE = 180

/** Brands with `typed` in their name, for galleries with more than a page offers; undefined until they are here. */
export function useBrandChoices(typed: string, isNeeded: boolean): CountedChoice[] | undefined {
  const [search] = useSearchParams()
  const [found, setFound] = useState<{ asked: string; choices: CountedChoice[] }>()
  const query = new URLSearchParams(search)
  query.set('name', typed.trim())
  const asked = isNeeded ? `${href('/filter-brands')}?${query}` : null

  useEffect(() => {
    if (!asked) return undefined
    const url = asked
    const controller = new AbortController()
    async function ask() {
      try {
        const response = await fetch(url, { signal: controller.signal })
        // Without them the brands that the page offers are there all the same.
        if (response.ok) setFound({ asked: url, choices: (await response.json()) as CountedChoice[] })
      } catch {}
    }
    const timer = setTimeout(() => void ask(), typed ? DEBOUNCE : 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [asked, typed])

  return found && found.asked === asked ? found.choices : undefined
}
