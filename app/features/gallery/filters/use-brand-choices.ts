import { useEffect, useState } from 'react'
import { href, useSearchParams } from 'react-router'
import type { Choice } from './filters.ts'

type Offered = Choice & { count?: number }

/** The delay after a key press, in milliseconds. */
const DEBOUNCE = 180

/** Brands whose name contains `typed`, for galleries with more than the page offers; undefined until loaded. */
export function useBrandChoices(
  typed: string,
  isNeeded: boolean,
  path = href('/filter-brands'),
): Offered[] | undefined {
  const [search] = useSearchParams()
  const [found, setFound] = useState<{ asked: string; choices: Offered[] }>()
  const query = new URLSearchParams(search)
  query.set('name', typed.trim())
  const asked = isNeeded ? `${path}?${query}` : null

  useEffect(() => {
    if (!asked) return undefined
    const url = asked
    const controller = new AbortController()
    async function ask() {
      try {
        const response = await fetch(url, { signal: controller.signal })
        // If they cannot be loaded, the brands on the page are still available.
        if (response.ok) setFound({ asked: url, choices: (await response.json()) as Offered[] })
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
