import { lazy, Suspense, useEffect, useState } from 'react'
import { isForThePage } from './use-key-navigation.ts'

const KeysDialog = lazy(async () => ({ default: (await import('./keyboard-help-dialog.tsx')).KeysDialog }))

/** `?` shows the keys of this page. */
export function PageKeys() {
  const [open, setOpen] = useState<boolean | null>(null)

  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key !== '?' || !isForThePage(event)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  if (open === null) return null
  return (
    <Suspense>
      <KeysDialog open={open} onOpenChange={setOpen} />
    </Suspense>
  )
}
