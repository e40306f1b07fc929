import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { cn } from './cn.ts'

type DetailsMenuProps = {
  name: ReactNode
  nameClassName: string
  /** The edge of the trigger to which the menu is aligned. */
  align?: 'left' | 'right'
  children: ReactNode
}

/** The style of a link in such a menu. */
export const detailsRow =
  'flex h-9 items-center rounded-chip px-2.5 text-[0.875rem]/5 text-ink hover:bg-sunk pointer-coarse:h-11'

/** A list of links below a trigger, also without scripts; with them it closes on Escape and outside clicks. */
export function DetailsMenu({ name, nameClassName, align = 'left', children }: DetailsMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    function closeOnOutsideClick({ target }: Event) {
      if (menu.current && target instanceof Node && !menu.current.contains(target)) menu.current.open = false
    }
    document.addEventListener('pointerdown', closeOnOutsideClick)
    document.addEventListener('focusin', closeOnOutsideClick)
    return () => {
      document.removeEventListener('pointerdown', closeOnOutsideClick)
      document.removeEventListener('focusin', closeOnOutsideClick)
    }
  }, [])

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !menu.current?.open) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape comes from the links inside
    <details ref={menu} onKeyDown={closeOnEscape} className="relative">
      <summary className={cn(nameClassName, 'cursor-pointer list-none [&::-webkit-details-marker]:hidden')}>
        {name}
      </summary>
      <ul
        className={cn(
          'absolute top-full z-20 w-max min-w-48 rounded-control bg-surface p-1.5 shadow-pop',
          align === 'right' ? 'right-0' : 'left-0',
        )}
      >
        {children}
      </ul>
    </details>
  )
}
