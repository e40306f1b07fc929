import { type RefObject, useEffect, useState } from 'react'
import { moveByKey } from './menu-keys.ts'
import { createTypeBuffer, findByTyping } from './typeahead.ts'

const MOVE_KEYS = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End']

/** Keyboard navigation of an open menu, from its trigger or from its rows (elements with `data-row`; folded ones are passed over). */
export function useMenuNavigation(panel: RefObject<HTMLElement | null>, focusFirst: boolean): void {
  const [typeBuffer] = useState(() => createTypeBuffer())

  useEffect(() => {
    const menu = panel.current!.closest<HTMLElement>('[data-menu]')!
    const listen = (event: KeyboardEvent) => handleKey(menu, event, typeBuffer)
    menu.addEventListener('keydown', listen)
    return () => menu.removeEventListener('keydown', listen)
  }, [panel, typeBuffer])

  useEffect(() => {
    if (focusFirst) rowsOf(panel.current!)[0]?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- the way it was opened matters at that moment alone
  }, [])
}

function handleKey(menu: HTMLElement, event: KeyboardEvent, typeBuffer: (key: string) => string): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const rows = rowsOf(menu)
  const current = rows.indexOf(document.activeElement as HTMLElement)
  if (MOVE_KEYS.includes(event.key)) {
    event.preventDefault()
    const positions = rows.map((row) => row.getBoundingClientRect())
    const target = moveByKey(event.key, positions, current)
    if (target === 'trigger') menu.querySelector<HTMLElement>('[data-trigger]')?.focus()
    else rows[target]?.focus()
  } else if (
    event.key.length === 1 &&
    (event.key !== ' ' || (current >= 0 && rows[current]!.tagName === 'A'))
  ) {
    event.preventDefault()
    const labels = rows.map((row) => row.dataset['row'] ?? '')
    const found = findByTyping(labels, typeBuffer(event.key), current)
    if (found >= 0) rows[found]?.focus()
  }
}

function rowsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[data-row]')].filter((row) => row.checkVisibility())
}
