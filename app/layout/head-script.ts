import { showLongPictures } from './tall-image.ts'

/**
 * Applies stored preferences to <html> before the first paint: the theme, whether the cookie notice was accepted, and
 * that scripts run. It is inlined as text, so it must not refer to anything outside. `chosen` is the theme of a
 * signed-in user; on the first load the server has already set it on <html>.
 */
export function applyStoredPreferences(chosen?: string): void {
  const root = document.documentElement
  root.dataset.script = ''
  root.dataset.cookies = 'open'
  try {
    const theme = localStorage.getItem('theme')
    if (!chosen && !root.dataset.theme && (theme === 'light' || theme === 'dark')) root.dataset.theme = theme
    if (localStorage.getItem('cookiesAccepted') === 'true') root.dataset.cookies = 'accepted'
  } catch {
    // Storage is blocked: use the system's theme and show the notice.
  }
}

/** Accepts the cookie notice, also before React runs. Inlined as text, too. */
function acceptCookies(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-accepts-cookies]')) return
    document.documentElement.dataset.cookies = 'accepted'
    try {
      localStorage.setItem('cookiesAccepted', 'true')
    } catch {
      // Storage is blocked: it will appear again on the next visit.
    }
  })
}

/** Ctrl+K and ⌘K open the search, also before React runs. Inlined as text, too. */
function openSearch(): void {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return
    const search = document.querySelector<HTMLDialogElement>('#search-dialog')
    if (!search || event.defaultPrevented || document.querySelector('dialog:modal, [role=dialog]')) return
    event.preventDefault()
    search.showModal()
  })
}

/** Sets the browser's theme color (`theme-color`) to the page's theme. Also inlined as text. */
export function updateThemeColor(): void {
  const { theme } = document.documentElement.dataset
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = bar.dataset.of
    bar.media = theme ? (theme === own ? 'all' : 'not all') : `(prefers-color-scheme: ${own})`
  }
}

/** As text: what runs before the first paint. A function, so that the browser's build drops it. */
export function headScript(): string {
  return [applyStoredPreferences, acceptCookies, openSearch, updateThemeColor, showLongPictures]
    .map((run) => `(${run.toString()})()`)
    .join(';')
    .replaceAll('\t', '')
}
