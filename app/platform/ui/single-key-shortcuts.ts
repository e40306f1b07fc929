import { useSyncExternalStore } from 'react'

const KEY = 'singleKeys'
const listeners = new Set<() => void>()

/** The fallback where storage is blocked: it lasts until the page is closed. */
let fallback = true

/**
 * Whether single-key shortcuts are on. Users of speech input, or who hit keys by accident, turn them off: every
 * dictated word could be a command.
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
    // See the fallback above.
  }
  for (const listener of listeners) listener()
}

/** The same as a hook; true on the server, which cannot know. */
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
