import { useEffect } from 'react'
import type { FlashToast as Flash } from '#app/http/flash.server.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { toast } from '#app/ui/toast.tsx'

let shown: Flash | null = null

/** The message of an action that redirected here: a toast, or without scripts a static line. */
export function FlashToast({ flash }: { flash: Flash | null }) {
  useEffect(() => {
    if (!flash || flash === shown) return
    shown = flash
    toast(flash)
  }, [flash])
  const hydrated = useHydrated()
  if (!flash || hydrated) return null
  return (
    <p
      role={flash.kind === 'destructive' ? 'alert' : 'status'}
      className="in-data-script:hidden fixed inset-x-4 bottom-4 z-50 mx-auto grid max-w-[420px] gap-0.5 rounded-control bg-ink px-4 py-3.5 text-canvas shadow-pop"
    >
      <span className="type-ui">{flash.title}</span>
      {flash.description && <span className="type-small opacity-80">{flash.description}</span>}
    </p>
  )
}
