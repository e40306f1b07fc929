/**
 * Remembers how far a list was scrolled, so that Back restores it. Lists live in memory by their list key; the last one
 * is also in session storage, where a reload finds it.
 */
import type { EmailList } from './email-list.ts'

const STORED = 'list'

/** Lists kept in memory; the least recently used is dropped first. */
const CAPACITY = 8

type StoredList = { listKey: string; list: EmailList; scroll: number }

const lists = new Map<string, EmailList>()

export function rememberList(listKey: string, list: EmailList): void {
  lists.delete(listKey)
  lists.set(listKey, list)
  if (lists.size > CAPACITY) lists.delete(lists.keys().next().value!)
}

export function restoreList(listKey: string): EmailList | null {
  return lists.get(listKey) ?? null
}

/** Call it on `pagehide`. */
export function storeList(listKey: string, list: EmailList): void {
  try {
    sessionStorage.setItem(
      STORED,
      JSON.stringify({ listKey, list, scroll: window.scrollY } satisfies StoredList),
    )
  } catch {
    // Storage is blocked or full: a reload starts at the top.
  }
}

/** The stored list, after a reload; null after a fresh navigation. */
export function takeStoredList(listKey: string): StoredList | null {
  try {
    const stored = sessionStorage.getItem(STORED)
    sessionStorage.removeItem(STORED)
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (!stored || arrival?.type === 'navigate') return null
    const found = JSON.parse(stored) as StoredList
    return found.listKey === listKey ? found : null
  } catch {
    return null
  }
}
