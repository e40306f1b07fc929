import { Suspense, useEffect } from 'react'
import type { FlashToast as Flash } from '#app/accounts/request/form-action.server.ts'
import { useHydrated } from '#app/platform/ui/use-hydrated.ts'
import { lazyComponent } from '#app/platform/ui/lazy-component.tsx'
import { toast } from '#app/platform/ui/toast.tsx'
import { StaticToast } from './static-toast.tsx'

/** Only after a change of an administrator. */
const UndoToast = lazyComponent(async () => (await import('./undo-toast.tsx')).UndoToast)

let shown: Flash | null = null

/** The message of an action that redirected here: a toast, or without scripts a static line. */
export function FlashToast({ flash }: { flash: Flash | null }) {
  if (flash?.undo) {
    return (
      <Suspense>
        <UndoToast flash={flash} undo={flash.undo} instead={<PlainToast flash={flash} />} />
      </Suspense>
    )
  }
  return <PlainToast flash={flash} />
}

function PlainToast({ flash }: { flash: Flash | null }) {
  useEffect(() => {
    if (!flash || flash === shown) return
    shown = flash
    toast(flash)
  }, [flash])
  const hydrated = useHydrated()
  return flash && !hydrated ? <StaticToast flash={flash} /> : null
}
