import { useEffect, useState } from 'react'
import { href } from 'react-router'
import type { FoundEmail } from '#app/features/gallery/search/search.server.ts'

/** Time for the next letter, in milliseconds. */
const PAUSE = 180

export type FoundEmails = { respelt: string | null; isLoose: boolean; emails: FoundEmail[] }

/** The first emails that a search finds, shortly after the last letter; undefined until they are here. */
export function useFoundEmails(typed: string): FoundEmails | undefined {
  const [found, setFound] = useState<{ typed: string; answer: FoundEmails }>()

  useEffect(() => {
    if (!typed) return undefined
    const controller = new AbortController()
    async function ask() {
      try {
        const answer = await fetch(`${href('/search-emails')}?${new URLSearchParams({ q: typed })}`, {
          signal: controller.signal,
        })
        // Without them the dialog leads to the results all the same.
        if (answer.ok) setFound({ typed, answer: (await answer.json()) as FoundEmails })
      } catch {}
    }
    const timer = setTimeout(() => void ask(), PAUSE)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [typed])

  return found?.typed === typed ? found.answer : undefined
}
