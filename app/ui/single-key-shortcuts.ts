import { useSyncExternalStore } from 'react'

const KEY = 'singleKeys'
const listeners = new Set<() => void>()

/** The choice where storage is blocked: it lasts as long as the page. */
let fallback = true

/**
 * Whether a letter or a sign alone does something. Who speaks to the computer, or hits keys by accident, turns that
 * off: every word of a dictation would be a command.
 */
export function shortcutsEnabled(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return fallback
  }
}

export function setShortcutsEnabled(on: boolean): void {
  fallback = on
  try {
    if (on) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    // See `kept`.
  }
  for (const listener of listeners) listener()
}

/** The same for views; true on the server, which cannot know. */
export function useShortcutsEnabled(): boolean {
  return useSyncExternalStore(subscribe, shortcutsEnabled, () => true)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
