import { href } from 'react-router'
import type { FoundEmail } from '#app/gallery/search/search.server.ts'
import { useDelayedJson } from '#app/platform/ui/use-delayed-json.ts'

/** Debounce between keystrokes, in milliseconds. */
const DEBOUNCE = 180

export type EmailResults = { correctedQuery: string | null; isPartial: boolean; emails: FoundEmail[] }

/** The first emails of a search, shortly after the last keystroke; undefined while loading. */
export function useEmailResults(typed: string): EmailResults | undefined {
  const url = typed ? `${href('/search-emails')}?${new URLSearchParams({ q: typed })}` : null
  const found = useDelayedJson<EmailResults>(url, DEBOUNCE)
  return found?.url === url ? found?.json : undefined
}
