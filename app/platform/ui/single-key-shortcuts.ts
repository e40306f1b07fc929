import { useSyncExternalStore } from 'react'

const KEY = 'singleKeys'
const listeners = new Set<() => void>()

/** Users of speech input turn these off: every dictated word could be a command. */
export function shortcutsEnabled(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
    return document.documentElement.dataset[KEY] !== 'off'
  }
}

export function setShortcutsEnabled(on: boolean): void {
  document.documentElement.dataset[KEY] = on ? 'on' : 'off'
  try {
    if (on) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    // Storage is blocked: the document holds the choice.
  }
  for (const listener of listeners) listener()
}

/** `shortcutsEnabled` as a hook; true on the server, which cannot know. */
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
