/**
 * Remembers how far a list was read, so that Back shows it whole. Lists live in memory, by their place in the history;
 * the last one also in the session's storage, where a reload finds it.
 */
import type { EmailList } from './email-list.ts'

const STORED = 'list'

/** Lists that stay in memory; the one not seen for longest goes first. */
const CAPACITY = 8

type StoredList = { place: string; list: EmailList; scroll: number }

const lists = new Map<string, EmailList>()

export function rememberList(place: string, list: EmailList): void {
  lists.delete(place)
  lists.set(place, list)
  if (lists.size > CAPACITY) lists.delete(lists.keys().next().value!)
}

export function recallList(place: string): EmailList | null {
  return lists.get(place) ?? null
}

/** Call it when the page goes away. */
export function storeList(place: string, list: EmailList): void {
  try {
    sessionStorage.setItem(
      STORED,
      JSON.stringify({ place, list, scroll: window.scrollY } satisfies StoredList),
    )
  } catch {
    // Storage is blocked, or the list too long for it: a reload begins at the top.
  }
}

/** What a reload finds; nothing for somebody who came here anew. */
export function takeStoredList(place: string): StoredList | null {
  try {
    const stored = sessionStorage.getItem(STORED)
    sessionStorage.removeItem(STORED)
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (!stored || arrival?.type === 'navigate') return null
    const found = JSON.parse(stored) as StoredList
    return found.place === place ? found : null
  } catch {
    return null
  }
}
