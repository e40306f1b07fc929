import { type ComponentProps, type MouseEvent, type RefObject, useEffect, useEffectEvent } from 'react'
import { cn } from '#app/platform/ui/cn.ts'

/** The attributes of a button with which the browser opens a `PlainDialog`, also before scripts run. */
export function opens(id: string) {
  return { 'aria-haspopup': 'dialog' as const, ...asks(id, 'show-modal', (dialog) => dialog.showModal()) }
}

export function closes(id: string) {
  return asks(id, 'close', (dialog) => dialog.close())
}

function asks(id: string, command: string, run: (dialog: HTMLDialogElement) => void) {
  return {
    command,
    commandfor: id,
    /** For browsers that do not know commands. */
    onClick({ currentTarget }: MouseEvent) {
      if (!('command' in currentTarget)) run(document.querySelector<HTMLDialogElement>(`#${id}`)!)
    },
  }
}

type PlainDialogProps = ComponentProps<'dialog'> & {
  ref: RefObject<HTMLDialogElement | null>
  /** Called at once when it opens or closes, and when scripts begin to run: it may be open already. */
  onOpenChange: (isOpen: boolean) => void
}

/** A modal dialog in the page, which the browser opens and closes. */
export function PlainDialog({ ref, onOpenChange, className, ...rest }: PlainDialogProps) {
  const report = useEffectEvent(() => onOpenChange(ref.current!.open))
  useEffect(() => {
    report()
    const observer = new MutationObserver(() => report())
    observer.observe(ref.current!, { attributeFilter: ['open'] })
    return () => observer.disconnect()
  }, [ref])

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it
    <dialog
      ref={ref}
      closedby="any"
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      className={cn('flex-col text-ink shadow-pop outline-none open:flex', className)}
      {...rest}
    />
  )
}
