/**
 * Pages that are read first start their scripts at the first sign of a person; docs/decisions/027 explains why. The
 * server holds the script back (entry.server.tsx), this starts it and replays what was pressed before it ran.
 */

/** The id of the script that is held back. */
export const HELD_SCRIPT = 'held-script'

/** `rel` of the scripts it needs, until they are fetched. */
export const HELD_PRELOAD = 'held'

/**
 * Starts the held script at the first sign, fetches what it needs once the page is idle, and holds presses until they
 * can be carried out. Links and forms need no script and are left alone. Sent as text, so it must not refer to anything
 * outside.
 */
export function startAtFirstSign(heldScript: string, heldPreload: string): void {
  const SIGNS = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click']
  /** Then presses are left to the browser: the scripts have not come. In milliseconds. */
  const PATIENCE = 8_000
  /** What only scripts carry out. */
  const PRESSED = 'button:not(form button), [aria-haspopup], [data-trigger], input[data-opens]'
  /** Opens when the pointer goes down. */
  const MENU = '[aria-haspopup=menu]'
  const CARD = '.card-grid a[href*="/email/"]'
  const WIDE = 1025

  let isStarted = false
  let isGivenUp = false
  let press: HTMLElement | null = null
  let key: KeyboardEvent | null = null
  let rest: [x: number, y: number] | null = null
  const changed = new Set<HTMLSelectElement>()

  function fetchHeld() {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${heldPreload}]`)) {
      link.rel = 'modulepreload'
    }
  }

  function start() {
    if (isStarted) return
    // The script is at the end of the page and may have come in part.
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', start, { once: true })
      return
    }
    const held = document.querySelector<HTMLScriptElement>(`#${heldScript}`)
    if (!held) return
    isStarted = true
    fetchHeld()
    const script = document.createElement('script')
    script.type = 'module'
    script.nonce = held.nonce
    script.textContent = held.textContent
    document.head.append(script)
    script.remove()
  }

  /** A browser reports a pointer that rests on a new page as well. */
  function startOnMove({ screenX, screenY }: PointerEvent) {
    rest ??= [screenX, screenY]
    if (screenX === rest[0] && screenY === rest[1]) return
    removeEventListener('pointermove', startOnMove)
    start()
  }

  function giveUp() {
    isGivenUp = true
    replay()
  }

  function hold(event: MouseEvent) {
    const { target, button, metaKey, ctrlKey, altKey } = event
    if (isGivenUp || !(target instanceof Element) || button !== 0 || metaKey || ctrlKey || altKey) return
    const found = target.closest<HTMLElement>(innerWidth < WIDE ? PRESSED : `${PRESSED}, ${CARD}`)
    if (!found) return
    if (!(found instanceof HTMLInputElement)) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    keep(found)
    setTimeout(giveUp, PATIENCE)
  }

  /** The scripts may come before the pointer goes up. */
  function holdMenu({ target, button }: PointerEvent) {
    const menu = target instanceof Element && button === 0 && target.closest<HTMLElement>(MENU)
    if (menu && !isGivenUp) keep(menu)
  }

  function keep(pressed: HTMLElement) {
    delete press?.dataset.pressed
    press = pressed
    press.dataset.pressed = ''
  }

  function holdKey(event: KeyboardEvent) {
    const { target, key: name, ctrlKey, metaKey, altKey } = event
    const isOn = (what: string) => target instanceof Element && target.closest(what) !== null
    const isHeld =
      name === '/'
        ? !isOn('input, textarea, select, [contenteditable]')
        : name === 'ArrowDown'
          ? isOn('[data-trigger]')
          : name.toLowerCase() === 'k' && (ctrlKey || metaKey)
    if (!isHeld || altKey || isGivenUp) return
    event.preventDefault()
    key = event
  }

  function noteChange({ target }: Event) {
    if (target instanceof HTMLSelectElement) changed.add(target)
  }

  function replay() {
    removeEventListener('click', hold, true)
    removeEventListener('pointerdown', holdMenu, true)
    removeEventListener('keydown', holdKey, true)
    removeEventListener('change', noteChange, true)
    const pressed = press
    press = null
    delete pressed?.dataset.pressed
    if (pressed?.isConnected) {
      // React may have opened the menu: while it hydrates, a press makes it hydrate at once.
      if (!pressed.matches(MENU)) pressed.click()
      else if (pressed.ariaExpanded !== 'true')
        pressed.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))
    }
    if (key && !isGivenUp) (key.target ?? document.body).dispatchEvent(new KeyboardEvent('keydown', key))
    key = null
    for (const select of changed) select.dispatchEvent(new Event('change', { bubbles: true }))
    changed.clear()
  }

  addEventListener('click', hold, true)
  addEventListener('pointerdown', holdMenu, true)
  addEventListener('keydown', holdKey, true)
  addEventListener('change', noteChange, true)
  addEventListener('hydrated', () => setTimeout(replay), { once: true })
  for (const sign of SIGNS) addEventListener(sign, start, { once: true, capture: true, passive: true })
  addEventListener('pointermove', startOnMove)
  // Back and a reload restore more than the HTML has.
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival && arrival.type !== 'navigate') start()
  addEventListener('load', () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchHeld)
    else setTimeout(fetchHeld, 200)
  })
}
