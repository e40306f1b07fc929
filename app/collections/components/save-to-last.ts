import { href } from 'react-router'
import { toast } from '#app/platform/ui/toast.tsx'
import { copy } from '../copy.ts'
import { saveCopy } from '../save-copy.ts'
import { markBusy, markSavedIn } from '../saved-store.ts'
import type { SavedIn } from '../queries.server.ts'
import { postSave } from './unsave.ts'

/** Saves an email to the last collection used. False if there is none: the user has to choose. */
export async function saveToLast(emailId: string, view: (path: string) => void): Promise<boolean> {
  markBusy(emailId, true)
  const answer = await postSave(emailId, { intent: 'save-again' })
  markBusy(emailId, false)
  if (!answer.ok && answer.choose) return false
  if (answer.ok) {
    markSavedIn(emailId, answer.savedIn)
    sayWhereSaved(answer.savedIn[0]!, view)
  } else toast({ title: saveCopy.failed(answer.message), kind: 'destructive' })
  return true
}

let shown: string | null = null

/** Says which collection an email was saved to, with a way there. */
export function sayWhereSaved({ id, name }: SavedIn, view: (path: string) => void): void {
  dismissWhereSaved()
  shown = toast({
    title: saveCopy.done,
    description: copy.picker.savedIn(name),
    action: { label: copy.picker.view, onClick: () => view(href('/collections/:id', { id })) },
  })
}

/** On a phone it would cover the picker's button for the next email. */
export function dismissWhereSaved(): void {
  if (shown) toast.dismiss(shown)
  shown = null
}
