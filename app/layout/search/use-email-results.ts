import { useEffect, useState } from 'react'
import { href } from 'react-router'
import type { FoundEmail } from '#app/features/gallery/search/search.server.ts'

/** Debounce between keystrokes, in milliseconds. */
const DEBOUNCE = 180

export type EmailResults = { correctedQuery: string | null; isPartial: boolean; emails: FoundEmail[] }

/** The first emails of a search, shortly after the last keystroke; undefined while loading. */
export function useEmailResults(typed: string): EmailResults | undefined {
  const [found, setFound] = useState<{ typed: string; response: EmailResults }>()

  useEffect(() => {
    if (!typed) return undefined
    const controller = new AbortController()
    async function ask() {
      try {
        const response = await fetch(`${href('/search-emails')}?${new URLSearchParams({ q: typed })}`, {
          signal: controller.signal,
        })
        // The dialog links to the search page either way.
        if (response.ok) setFound({ typed, response: (await response.json()) as EmailResults })
      } catch {}
    }
    const timer = setTimeout(() => void ask(), DEBOUNCE)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [typed])

  return found?.typed === typed ? found.response : undefined
}
