import { useSyncExternalStore } from 'react'
import { updateThemeColor } from './head-script.ts'

export const THEMES = ['light', 'dark', 'system'] as const

export type Theme = (typeof THEMES)[number]

const KEY = 'theme'
const listeners = new Set<() => void>()

/** The theme set in this browser; null on the server. */
export function useTheme(): Theme | null {
  return useSyncExternalStore(subscribe, readTheme, () => null)
}

/** Changes the theme immediately, also in other tabs of this browser. */
export function setTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
  applyTheme(theme)
  announceTheme()
}

/** Updates the browser's color and the theme toggles after a change. */
export function announceTheme(): void {
  updateThemeColor()
  for (const listener of listeners) listener()
}

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
}

function subscribe(listener: () => void): () => void {
  function onStorage(event: StorageEvent) {
    if (event.key !== KEY) return
    applyTheme(event.newValue === 'light' || event.newValue === 'dark' ? event.newValue : 'system')
    updateThemeColor()
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}
