/** Values kept in the browser as JSON. Where storage is blocked or full, nothing is kept, and nothing fails. */

/** For this tab, or for this browser. */
type Store = 'sessionStorage' | 'localStorage'

export function keepIn(store: Store, key: string, value: unknown): void {
  try {
    window[store].setItem(key, JSON.stringify(value))
  } catch {
    // Nothing is kept.
  }
}

/** Null if there is nothing. Whoever uses this browser may have changed it. */
export function keptIn(store: Store, key: string): unknown {
  try {
    return JSON.parse(window[store].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function removeFrom(store: Store, key: string): void {
  try {
    window[store].removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
