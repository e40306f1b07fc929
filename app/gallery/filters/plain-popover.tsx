import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '#app/platform/ui/use-hydrated.ts'

type PlainPopoverProps = { id: string; label: string; children: ReactNode }

/** A form that the buttons of filters open until scripts run. */
export function PlainPopover({ id, label, children }: PlainPopoverProps) {
  const [isNeeded, setNeeded] = useState(!useHydrated())
  const popover = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    // Whoever has opened it goes on with it.
    // oxlint-disable-next-line react/set-state-in-effect -- only the document knows
    setNeeded(popover.current?.matches(':popover-open') ?? false)
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
