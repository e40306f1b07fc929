import { href } from 'react-router'
import { toast } from '#app/platform/ui/toast.tsx'
import { copy } from '../copy.ts'
import { saveCopy } from '../save-copy.ts'
import { markBusy, markSaved } from '../saved-store.ts'
import { postSave } from './unsave.ts'

/** Saves an email to the last collection used. False if there is none: the user has to choose. */
export async function saveToLast(emailId: string, view: (path: string) => void): Promise<boolean> {
  markBusy(emailId, true)
  const answer = await postSave(emailId, { intent: 'save-again' })
  markBusy(emailId, false)
  if (!answer.ok && answer.choose) return false
  if (answer.ok) {
    markSaved(emailId, true)
    sayWhereSaved(answer.collectionId!, answer.collectionName!, view)
  } else toast({ title: saveCopy.failed(answer.message), kind: 'destructive' })
  return true
}

let shown: string | null = null

/** Says which collection an email was saved to, with a way there. */
export function sayWhereSaved(id: string, name: string, view: (path: string) => void): void {
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
