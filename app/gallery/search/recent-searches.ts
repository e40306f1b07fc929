/** The last searches, kept in this browser only. */
import { useSyncExternalStore } from 'react'

const KEY = 'recentSearches'
const KEPT = 5
const NONE: string[] = []

const listeners = new Set<() => void>()
let read: { stored: string | null; searches: string[] } = { stored: null, searches: NONE }

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
  if (stored !== read.stored) read = { stored, searches: parse(stored) }
  return read.searches
}

function parse(stored: string | null): string[] {
  try {
    const searches: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(searches) ? searches.filter((each) => typeof each === 'string').slice(0, KEPT) : NONE
  } catch {
    return NONE
  }
}

/** Browsers that block storage have no recent searches. */
function readStored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function store(searches: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches))
  } catch {}
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
