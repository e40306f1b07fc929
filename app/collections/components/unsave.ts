import { href } from 'react-router'
import { toast } from '#app/platform/ui/toast.tsx'
import type { RemovedSave, SaveResponse } from '#app/collections/save-commands.server.ts'
import { saveCopy } from '#app/collections/save-copy.ts'
import { markBusy, markSavedIn, savedIn } from '#app/collections/saved-store.ts'

const UNDO_MS = 10_000
/** Browsers refuse to send more than 64 kB after their page is gone. */
const KEEPALIVE_MAX = 60_000

/**
 * Removes an email from a collection, from the one it was saved to last, or from all: on screen at once, then on the
 * server, with an offer to undo that. If it fails, the buttons change back. `changed` runs after each of the two.
 */
export async function unsave(
  emailId: string,
  from: 'last' | 'all' | (string & {}),
  changed: (done: 'removed' | 'restored') => void = () => undefined,
  /** What was removed just before, which undo restores as well. */
  earlier: RemovedSave[] = [],
): Promise<boolean> {
  const before = savedIn(emailId)
  const isMeant = ({ id }: { id: string }) =>
    from === 'all' || id === (from === 'last' ? before[0]?.id : from)
  const rest = before.filter((collection) => !isMeant(collection))
  markBusy(emailId, true)
  markSavedIn(emailId, rest)
  const answer = await postSave(emailId, { intent: 'unsave', from })
  markSavedIn(emailId, answer.ok ? answer.savedIn : before)
  markBusy(emailId, false)
  if (!answer.ok) {
    console.warn(answer.message)
    return false
  }
  const removed = [...earlier, ...(answer.removed ?? [])]
  toast({
    title: saveCopy.removed(before.filter(isMeant).map(({ name }) => name)),
    description: rest.length > 0 ? saveCopy.stillIn(rest.map(({ name }) => name)) : undefined,
    duration: UNDO_MS,
    action: { label: saveCopy.undo, onClick: () => void undo() },
    other:
      rest.length > 0
        ? { label: saveCopy.removeAll, onClick: () => void unsave(emailId, 'all', changed, removed) }
        : undefined,
  })
  changed('removed')
  return true

  async function undo(): Promise<void> {
    const restored = await restore(emailId, removed)
    if (restored) changed('restored')
  }
}

async function restore(emailId: string, removed: RemovedSave[]): Promise<boolean> {
  const answer = await postSave(emailId, { intent: 'restore', saves: JSON.stringify(removed) })
  if (answer.ok) markSavedIn(emailId, answer.savedIn)
  else toast({ title: saveCopy.failed(answer.message), kind: 'destructive' })
  return answer.ok
}

/** Asks the server to save an email, to remove it or to restore it. */
async function postSave(emailId: string, fields: Record<string, string>): Promise<SaveResponse> {
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
