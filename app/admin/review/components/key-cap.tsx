import type { KeyboardEvent } from 'react'

/** Each is the `aria-keyshortcuts` of the control that it presses or focuses. */
export const KEYS = {
  accept: 'A',
  reject: 'R',
  always: 'S',
  next: 'N',
  previous: 'P',
  undo: 'Z',
  brand: 'B',
  type: 'T',
  occasion: 'O',
  language: 'L',
} as const

/** For a key pressed in the queue. Elsewhere on the page, where dictated words may be keys, nothing listens. */
export function pressByKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, ctrlKey, metaKey, repeat, target, currentTarget } = event
  const wanted = Object.values(KEYS).find((name) => name === key.toUpperCase())
  if (!wanted || altKey || ctrlKey || metaKey || repeat) return
  if ((target as Element).matches('input:not([type=checkbox]), select')) return
  const control = currentTarget.querySelector<HTMLElement>(`[aria-keyshortcuts=${wanted}]`)
  if (!control) return
  event.preventDefault()
  if (control.matches('input, select')) control.focus()
  else control.click()
}

/** A key, shown only with scripts. Hidden from screen readers, which read `aria-keyshortcuts`. */
export function KeyCap({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden="true"
      className="hidden h-5 min-w-5 place-items-center rounded-[5px] px-1 font-sans text-[0.6875rem]/none font-medium text-current opacity-65 shadow-[inset_0_0_0_1px_currentColor] in-data-script:pointer-fine:grid"
    >
      {children}
    </kbd>
  )
}
