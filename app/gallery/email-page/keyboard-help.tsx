import { Suspense, useState } from 'react'
import { lazyComponent } from '#app/platform/ui/lazy-component.tsx'
import { NotLoaded } from '#app/platform/ui/not-loaded.tsx'
import { usePageKeys } from '#app/platform/ui/use-page-keys.ts'
import { isPageShortcut } from './use-key-navigation.ts'

/** Shared with the footer, so that pages name its scripts once. */
export const KeyboardHelpDialog = lazyComponent(
  async () => (await import('./keyboard-help-dialog.tsx')).KeyboardHelpDialog,
)

/** `?` shows the keyboard shortcuts of this page. */
export function KeyboardHelp() {
  const [open, setOpen] = useState<boolean | null>(null)

  usePageKeys((event) => {
    if (event.key !== '?' || !isPageShortcut(event)) return
    event.preventDefault()
    setOpen(true)
  })

  if (open === null) return null
  return (
    <Suspense>
      <KeyboardHelpDialog
        open={open}
        onOpenChange={setOpen}
        instead={<NotLoaded onClose={() => setOpen(null)} />}
      />
    </Suspense>
  )
}
