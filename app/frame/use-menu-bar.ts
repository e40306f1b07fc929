import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { moveByKey } from './menu-keys.ts'
import { createTypist, findByTyping } from './typeahead.ts'

/** How long the pointer rests on a menu's name before it opens, in milliseconds. */
const HOVER_OPEN_DELAY = 100

/** Time to cross a corner on the way from the name into the panel. */
const HOVER_CLOSE_DELAY = 180

const MOVE_KEYS = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End']

/**
 * Which of the header's menus is open, and everything that opens, closes and walks it. `itemProps` belongs
 * on the element that holds both a menu's name and its panel; the rows are the links with `data-row`.
 * `onReach` is called when someone comes near a menu, before it opens.
 */
export function useMenuBar(onReach: () => void) {
  /** The open menu, and the page it was opened on: going to another one closes it. */
  const [opened, setOpened] = useState<{ id: string; on: string } | null>(null)
  /** Opened by the pointer alone: it closes when the pointer leaves, and a click on its name keeps it. */
  const [hovered, setHovered] = useState(false)
  const bar = useRef<HTMLElement>(null)
  const timer = useRef<number>(undefined)
  const focusRowOnOpen = useRef(false)
  const [typist] = useState(() => createTypist())
  const { key: here } = useLocation()
  const open = opened?.on === here ? opened.id : null

  function openMenu(id: string, by: 'hover' | 'hand') {
    setOpened({ id, on: here })
    setHovered(by === 'hover')
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!open) return undefined
    const item = bar.current?.querySelector<HTMLElement>(`[data-menu="${open}"]`)
    if (focusRowOnOpen.current) rowsOf(item)[0]?.focus()
    focusRowOnOpen.current = false

    function onPointerDown(event: globalThis.PointerEvent) {
      if (!item?.contains(event.target as Node)) setOpened(null)
    }
    function onKeyDown(event: globalThis.KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      if (item?.contains(document.activeElement)) triggerOf(item)?.focus()
      setOpened(null)
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [open])

  function itemProps(id: string) {
    return {
      'data-menu': id,
      onPointerEnter(event: PointerEvent) {
        onReach()
        if (event.pointerType !== 'mouse') return
        clearTimeout(timer.current)
        if (open !== id) timer.current = window.setTimeout(openMenu, HOVER_OPEN_DELAY, id, 'hover')
      },
      onPointerLeave(event: PointerEvent<HTMLElement>) {
        if (event.pointerType !== 'mouse') return
        clearTimeout(timer.current)
        if (!hovered) return
        const item = event.currentTarget
        timer.current = window.setTimeout(() => {
          // Someone who went on by keyboard is not interrupted by where the mouse happens to lie.
          if (!item.querySelector('[data-panel]:focus-within')) setOpened(null)
        }, HOVER_CLOSE_DELAY)
      },
      onFocus: onReach,
      onBlur(event: FocusEvent<HTMLElement>) {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpened(null)
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (open === id) walk(event)
      },
    }
  }

  function triggerProps(id: string) {
    return {
      'data-trigger': '',
      'aria-expanded': open === id,
      onClick(event: MouseEvent) {
        // With a modifier it stays the link it is, into a new tab.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        clearTimeout(timer.current)
        if (open === id && !hovered) setOpened(null)
        else openMenu(id, 'hand')
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.key === ' ') {
          event.preventDefault()
          event.currentTarget.click()
        } else if (event.key === 'ArrowDown' && open !== id) {
          event.preventDefault()
          focusRowOnOpen.current = true
          openMenu(id, 'hand')
        }
      },
    }
  }

  function walk(event: KeyboardEvent<HTMLElement>) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const item = event.currentTarget
    const rows = rowsOf(item)
    const current = rows.indexOf(document.activeElement as HTMLElement)
    if (MOVE_KEYS.includes(event.key)) {
      event.preventDefault()
      const target = moveByKey(
        event.key,
        rows.map((row) => row.getBoundingClientRect()),
        current,
      )
      if (target === 'trigger') triggerOf(item)?.focus()
      else rows[target]?.focus()
    } else if (event.key.length === 1 && (event.key !== ' ' || current >= 0)) {
      const labels = rows.map((row) => row.dataset.row ?? '')
      const found = findByTyping(labels, typist(event.key), current)
      if (found >= 0) rows[found]?.focus()
      event.preventDefault()
    }
  }

  return { bar, open, itemProps, triggerProps }
}

function rowsOf(item: Element | null | undefined): HTMLElement[] {
  return [...(item?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
}

function triggerOf(item: Element): HTMLElement | null {
  return item.querySelector<HTMLElement>('[data-trigger]')
}
