import { lazy, Suspense, useEffect, useState } from 'react'
import { isPageShortcut } from './use-key-navigation.ts'

/** Shared with the footer, so that pages name its scripts once. */
export const KeyboardHelpDialog = lazy(async () => ({
  default: (await import('./keyboard-help-dialog.tsx')).KeyboardHelpDialog,
}))

/** `?` shows the keyboard shortcuts of this page. */
export function KeyboardHelp() {
  const [open, setOpen] = useState<boolean | null>(null)

  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key !== '?' || !isPageShortcut(event)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  if (open === null) return null
  return (
    <Suspense>
      <KeyboardHelpDialog open={open} onOpenChange={setOpen} />
    </Suspense>
  )
}
