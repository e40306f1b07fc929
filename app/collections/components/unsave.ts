import { href } from 'react-router'
import { toast } from '#app/platform/ui/toast.tsx'
import type { RemovedSave, SaveResponse } from '#app/collections/save-commands.server.ts'
import { saveCopy } from '#app/collections/save-copy.ts'
import { markSaved } from '#app/collections/saved-store.ts'

const UNDO_MS = 10_000
/** Browsers refuse to send more than 64 kB after their page is gone. */
const KEEPALIVE_MAX = 60_000

/** Removes a save on the server and offers to undo that; false if it failed. */
export async function unsave(emailId: string): Promise<boolean> {
  const answer = await postSave(emailId, { intent: 'unsave' })
  if (!answer.ok) {
    console.warn(answer.message)
    return false
  }
  toast({
    title: saveCopy.removed,
    duration: UNDO_MS,
    action: { label: saveCopy.undo, onClick: () => void undoUnsave(emailId, answer.removed ?? []) },
  })
  return true
}

async function undoUnsave(emailId: string, removed: RemovedSave[]): Promise<void> {
  markSaved(emailId, true)
  const answer = await postSave(emailId, { intent: 'restore', saves: JSON.stringify(removed) })
  if (answer.ok) return
  markSaved(emailId, false)
  toast({ title: saveCopy.failed(answer.message), kind: 'destructive' })
}

/** Asks the server to save an email, to remove it or to restore it. */
export async function postSave(emailId: string, fields: Record<string, string>): Promise<SaveResponse> {
  const body = new URLSearchParams(fields)
  try {
    const response = await fetch(href('/saved-emails/:emailId', { emailId }), {
      method: 'POST',
      body,
      // The page may already show the result, so leaving it must not cancel this.
      keepalive: body.toString().length <= KEEPALIVE_MAX,
    })
    return (await response.json()) as SaveResponse
  } catch {
    return { ok: false, message: saveCopy.unexpected }
  }
}
