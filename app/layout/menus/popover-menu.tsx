import { type ComponentProps, type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useOnNavigation } from '#app/layout/use-on-navigation.ts'
import { cn } from '#app/platform/ui/cn.ts'
import { moveByArrows } from '#app/platform/ui/move-by-arrows.ts'

type PopoverMenuProps = {
  id: string
  button: ComponentProps<'button'>
  className: string
  /** Rows of links and buttons, each with `data-row`. */
  children: ReactNode
}

/** A menu in a popover, which the browser opens. */
export function PopoverMenu({ id, button, className, children }: PopoverMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  useOnNavigation(() => menu.current!.hidePopover())

  /** Left open it would cover what has the focus. */
  function leave({ relatedTarget }: FocusEvent) {
    if (!relatedTarget || menu.current!.contains(relatedTarget)) return
    if (!relatedTarget.matches(`[popovertarget="${id}"]`)) menu.current!.hidePopover()
  }

  function enter(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    menu.current!.showPopover()
    menu.current!.querySelector<HTMLElement>('[data-row]')!.focus()
  }

  return (
    <>
      <button type="button" popoverTarget={id} onKeyDown={enter} onBlur={leave} {...button} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys come from the rows inside */}
      <div
        ref={menu}
        id={id}
        popover="auto"
        onKeyDown={moveByArrows}
        onBlur={leave}
        className={cn('bg-surface text-ink shadow-pop open:animate-rise', className)}
      >
        {children}
      </div>
    </>
  )
}
