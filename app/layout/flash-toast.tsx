import { useEffect } from 'react'
import { href, useSubmit } from 'react-router'
import { UndoForm } from '#app/features/audit/components/undo-form.tsx'
import { auditCopy } from '#app/features/audit/copy.ts'
import type { FlashToast as Flash } from '#app/http/flash.server.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { toast } from '#app/ui/toast.tsx'

/** In milliseconds: long enough to notice a slip. */
const WITH_UNDO = 10_000

let shown: Flash | null = null

/** The message of an action that redirected here: a toast, or without scripts a static line. */
export function FlashToast({ flash }: { flash: Flash | null }) {
  const submit = useSubmit()
  useEffect(() => {
    if (!flash || flash === shown) return
    shown = flash
    const { undo, ...message } = flash
    if (!undo) return void toast(message)
    const action = href('/admin/changes/:id/undo', { id: undo })
    const onClick = () => void submit(null, { method: 'post', action, preventScrollReset: true })
    toast({ ...message, action: { label: auditCopy.undo, onClick }, duration: WITH_UNDO })
  }, [flash, submit])
  const hydrated = useHydrated()
  if (!flash || hydrated) return null
  return (
    <div
      role={flash.kind === 'destructive' ? 'alert' : 'status'}
      className="in-data-script:hidden fixed inset-x-4 bottom-4 z-50 mx-auto grid max-w-[420px] gap-0.5 rounded-control bg-ink px-4 py-3.5 text-canvas shadow-pop"
    >
      <span className="type-ui">{flash.title}</span>
      {flash.description && <span className="type-small opacity-80">{flash.description}</span>}
      {flash.undo && <UndoForm changeId={flash.undo} className="-ml-3 text-canvas underline" />}
    </div>
  )
}
