import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { useServerRendered } from '#app/platform/ui/use-hydrated.ts'

type PlainPopoverProps = { id: string; label: string; children: ReactNode }

/** A form that the buttons of filters open until scripts run. */
export function PlainPopover({ id, label, children }: PlainPopoverProps) {
  const [isNeeded, setNeeded] = useState(useServerRendered())
  const popover = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    // Whoever has opened it goes on with it.
    const isOpen = popover.current?.matches(':popover-open') ?? false
    startTransition(() => setNeeded(isOpen))
  }, [])

  if (!isNeeded) return null
  return (
    <dialog
      ref={popover}
      id={id}
      popover="auto"
      aria-label={label}
      className="menu-below-start max-h-[80vh] w-max max-w-[min(720px,100vw-32px)] overflow-auto rounded-control bg-surface p-3 text-ink shadow-pop"
    >
      {children}
    </dialog>
  )
}
