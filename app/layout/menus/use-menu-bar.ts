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

/** How long the pointer rests on a menu's name before it opens, in milliseconds. */
const HOVER_OPEN_DELAY = 100

/** Time to move the pointer diagonally from the name into the panel, in milliseconds. */
const HOVER_CLOSE_DELAY = 180

type OpenMenu = {
  id: string
  /** A menu opened by hover closes when the pointer leaves; a click on its name keeps it open. */
  by: 'hover' | 'click' | 'arrow'
}

/**
 * Which of the header's menus is open, and the events that open and close it. `itemProps` belongs on the element that
 * contains both a menu's name and its panel. `onReach` is called on hover or focus, before a menu opens.
 */
export function useMenuBar(onReach: () => void) {
  /** The open menu, and the page it was opened on: navigation closes it. */
  const [opened, setOpened] = useState<(OpenMenu & { on: string }) | null>(null)
  const bar = useRef<HTMLElement>(null)
  const timer = useRef<number>(undefined)
  const { key: here } = useLocation()
  const open = opened?.on === here ? opened : null
  const openId = open?.id

  function openMenu(id: string, by: OpenMenu['by']) {
    setOpened({ id, by, on: here })
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!openId) return undefined
    const item = bar.current?.querySelector<HTMLElement>(`[data-menu="${openId}"]`)

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
  }, [openId])

  function itemProps(id: string) {
    return {
      'data-menu': id,
      onPointerEnter(event: PointerEvent) {
        onReach()
        if (event.pointerType !== 'mouse') return
        clearTimeout(timer.current)
        if (openId !== id) timer.current = window.setTimeout(openMenu, HOVER_OPEN_DELAY, id, 'hover')
      },
      onPointerLeave(event: PointerEvent<HTMLElement>) {
        if (event.pointerType !== 'mouse') return
        clearTimeout(timer.current)
        if (open?.by !== 'hover') return
        const item = event.currentTarget
        timer.current = window.setTimeout(() => {
          // Keyboard users are not interrupted by the position of the mouse.
          if (!item.querySelector('[data-panel]:focus-within')) setOpened(null)
        }, HOVER_CLOSE_DELAY)
      },
      onFocus: onReach,
      onBlur(event: FocusEvent<HTMLElement>) {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpened(null)
      },
    }
  }

  function triggerProps(id: string) {
    return {
      'data-trigger': '',
      'aria-expanded': openId === id,
      onClick(event: MouseEvent) {
        // With a modifier key it works as a link, for example in a new tab.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        clearTimeout(timer.current)
        if (openId === id && open?.by !== 'hover') setOpened(null)
        else openMenu(id, 'click')
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.key === ' ') {
          event.preventDefault()
          event.currentTarget.click()
        } else if (event.key === 'ArrowDown') {
          event.preventDefault()
          openMenu(id, 'arrow')
        }
      },
    }
  }

  return { bar, open, itemProps, triggerProps }
}

function triggerOf(item: Element): HTMLElement | null {
  return item.querySelector<HTMLElement>('[data-trigger]')
}
