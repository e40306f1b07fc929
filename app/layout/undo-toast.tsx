import { useEffect } from 'react'
import { href, useSubmit } from 'react-router'
import { UndoForm } from '#app/platform/changes/components/undo-form.tsx'
import { auditCopy } from '#app/platform/changes/copy.ts'
import type { FlashToast as Flash } from '#app/accounts/request/form-action.server.ts'
import { useHydrated } from '#app/platform/ui/use-hydrated.ts'
import { toast } from '#app/platform/ui/toast.tsx'
import { StaticToast } from './static-toast.tsx'

/** In milliseconds: long enough to notice a mistake. */
const WITH_UNDO = 10_000

let shown: Flash | null = null

type UndoToastProps = { flash: Flash; /** The id of the change. */ undo: string }

/** The message of a change with a button that undoes it. Only administrators load it. */
export function UndoToast({ flash, undo }: UndoToastProps) {
  const submit = useSubmit()
  useEffect(() => {
    if (flash === shown) return
    shown = flash
    const { title, description, kind } = flash
    const action = href('/admin/changes/:id/undo', { id: undo })
    const onClick = () => void submit(null, { method: 'post', action, preventScrollReset: true })
    toast({ title, description, kind, action: { label: auditCopy.undo, onClick }, duration: WITH_UNDO })
  }, [flash, undo, submit])
  const hydrated = useHydrated()
  if (hydrated) return null
  return (
    <StaticToast flash={flash}>
      <UndoForm changeId={undo} className="-ml-3 text-canvas underline" />
    </StaticToast>
  )
}
