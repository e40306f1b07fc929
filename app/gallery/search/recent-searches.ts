/** The last searches, kept in this browser only. */
import { useSyncExternalStore } from 'react'
import { keepIn, keptIn } from '#app/platform/ui/browser-storage.ts'

const KEY = 'recentSearches'
const KEPT = 5
const NONE: string[] = []

const listeners = new Set<() => void>()
let known = NONE

/** Newest first. */
export function useRecentSearches(): string[] {
  return useSyncExternalStore(subscribe, recentSearches, () => NONE)
}

/** Puts a search first, also if it is known. */
export function rememberSearch(text: string): void {
  const search = text.trim().slice(0, 200)
  if (search) store([search, ...others(search)].slice(0, KEPT))
}

export function forgetSearch(search: string): void {
  store(others(search))
}

function others(search: string): string[] {
  return recentSearches().filter((each) => each.toLowerCase() !== search.toLowerCase())
}

function recentSearches(): string[] {
  const stored = readStored()
  // The same array as long as they are the same; another tab may have changed them.
  if (stored.join('\n') !== known.join('\n')) known = stored
  return known
}

function readStored(): string[] {
  const stored = keptIn('localStorage', KEY)
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string').slice(0, KEPT) : NONE
}

function store(searches: string[]): void {
  keepIn('localStorage', KEY, searches)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
