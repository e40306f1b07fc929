import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ComponentProps, type FocusEvent, type ReactNode, useRef } from 'react'
import { cn } from './cn.ts'
import { IconButton } from './icon-button.tsx'
import { uiCopy } from './copy.ts'

export const Dialog = Radix.Root
export const DialogClose = Radix.Close

type DialogContentProps = Omit<ComponentProps<typeof Radix.Content>, 'title'> & {
  title: ReactNode
  /** The description, announced after the title; without it the title describes the dialog. */
  description?: ReactNode
  sheetOnPhone?: boolean
  /** Whether the dialog is rendered in place instead of in a portal, so that it works without scripts. */
  inPlace?: boolean
  /** Replaces the close button, which needs scripts. */
  close?: ReactNode
}

export function DialogContent({
  title,
  description,
  sheetOnPhone = false,
  inPlace = false,
  close,
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...rest
}: DialogContentProps) {
  const opener = useRef<Element>(null)

  function noteFocus({ target, currentTarget, relatedTarget }: FocusEvent) {
    // A field with autofocus has it before the dialog notices that it is open.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) opener.current ??= relatedTarget
    // From the last element to the first, Radix moves the focus without scrolling.
    target.scrollIntoView({ block: 'nearest' })
  }

  function noteOpener(event: Event) {
    const { activeElement } = document
    if (!(event.currentTarget as Element).contains(activeElement)) opener.current = activeElement
    onOpenAutoFocus?.(event)
  }

  /** Returns the focus to the opener. Radix only knows its own trigger, and many dialogs are opened in other ways. */
  function focusOpener(event: Event) {
    onCloseAutoFocus?.(event)
    const { current } = opener
    opener.current = null
    if (event.defaultPrevented) return
    // A dialog that was reopened immediately already has the focus.
    const isElsewhere = document.activeElement !== document.body
    if (isElsewhere) return event.preventDefault()
    if (!(current instanceof HTMLElement) || !current.isConnected || current === document.body) return
    event.preventDefault()
    current.focus({ preventScroll: true })
  }

  const layers = (
    <>
      <Radix.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-vanish data-[state=open]:animate-appear" />
      <Radix.Content
        {...(!description && { 'aria-describedby': undefined })}
        className={cn(
          'fixed inset-x-0 kit:top-1/2 z-50 mx-auto flex kit:max-h-[calc(100dvh-32px)] kit:w-[calc(100%-32px)] kit:max-w-[425px]',
          'kit:-translate-y-1/2 flex-col kit:overflow-auto rounded-panel bg-surface kit:p-6 text-ink shadow-pop outline-none',
          'data-[state=closed]:animate-vanish data-[state=open]:animate-rise',
          // Pointer events may already be disabled on the page but not yet enabled on this layer.
          'pointer-events-auto',
          sheetOnPhone && [
            'max-sm:top-auto max-sm:bottom-0 max-sm:w-full max-sm:max-w-none max-sm:translate-y-0',
            'max-sm:rounded-b-none',
          ],
          className,
        )}
        onFocus={noteFocus}
        onOpenAutoFocus={noteOpener}
        onCloseAutoFocus={focusOpener}
        {...rest}
      >
        <div className="mb-5 pr-10">
          <Radix.Title className="type-name">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-1.5 type-body text-ink-soft">{description}</Radix.Description>
          )}
        </div>
        {children}
        <div className="absolute top-4 right-4">
          {close ?? (
            <Radix.Close asChild>
              <IconButton label={uiCopy.close}>
                <X aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          )}
        </div>
      </Radix.Content>
    </>
  )
  return inPlace ? layers : <Radix.Portal>{layers}</Radix.Portal>
}

export function DialogActions({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={cn('kit:mt-6 flex justify-end gap-2 max-sm:flex-col-reverse', className)} {...rest} />
  )
}
