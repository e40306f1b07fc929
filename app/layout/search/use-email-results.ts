import { useEffect, useState } from 'react'
import { href } from 'react-router'
import type { FoundEmail } from '#app/features/gallery/search/search.server.ts'

/** Time for the next letter, in milliseconds. */
const DEBOUNCE = 180

export type EmailResults = { respelt: string | null; isLoose: boolean; emails: FoundEmail[] }

/** The first emails that a search finds, shortly after the last letter; undefined until they are here. */
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
        // Without them the dialog leads to the results all the same.
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
