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

/** Before React runs, the keys that open the search focus its field. Inlined as text, too. */
function focusSearch(): void {
  function onKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, target } = event
    const isTyping = ['INPUT', 'TEXTAREA', 'SELECT'].includes((target as HTMLElement).tagName)
    let slash = true
    try {
      slash = localStorage.getItem('singleKeys') !== 'off'
    } catch {
      // Storage is blocked: the key is on.
    }
    if (ctrlKey || metaKey ? key.toLowerCase() !== 'k' : key !== '/' || isTyping || !slash) return
    event.preventDefault()
    document.querySelector<HTMLElement>('header input[type=search]')?.focus()
  }
  addEventListener('keydown', onKeyDown)
  addEventListener('hydrated', () => removeEventListener('keydown', onKeyDown), { once: true })
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
  return [applyStoredPreferences, acceptCookies, focusSearch, updateThemeColor, showLongPictures]
    .map((run) => `(${run.toString()})()`)
    .join(';')
    .replaceAll('\t', '')
}
