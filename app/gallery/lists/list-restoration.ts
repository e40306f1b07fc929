/**
 * Remembers how far a list was scrolled, so that Back restores it. Lists live in memory by their list key; the last one
 * is also in session storage, where a reload finds it.
 */
import { useState } from 'react'
import { keepIn, keptIn, removeFrom } from '#app/platform/ui/browser-storage.ts'
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

/** The list as Back left it, at once and at the same height; only one fetched later replaces it. */
export function useRestoredList<List>(list: List, listKey: string): List | EmailList {
  const [initial] = useState({ list, restored: restoreList(listKey) })
  return (list === initial.list && initial.restored) || list
}

/** Call it on `pagehide`. Where nothing can be stored, a reload starts at the top. */
export function storeList(listKey: string, list: EmailList): void {
  keepIn('sessionStorage', STORED, { listKey, list, scroll: window.scrollY } satisfies StoredList)
}

/** The stored list, after a reload; null after a fresh navigation. */
export function takeStoredList(listKey: string): StoredList | null {
  const stored = keptIn('sessionStorage', STORED) as StoredList | null
  removeFrom('sessionStorage', STORED)
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return stored?.listKey === listKey && arrival?.type !== 'navigate' ? stored : null
}
