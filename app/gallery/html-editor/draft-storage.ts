/** The edited HTML of an email, kept in session storage until it is reset. */
import { keepIn, keptIn, removeFrom } from '#app/platform/ui/browser-storage.ts'

type Draft = { of: number; text: string }

/** The draft of an email, if it was based on this source. */
export function readDraft(emailId: string, source: string): string | null {
  const draft = keptIn('sessionStorage', keyOf(emailId)) as Draft | null
  return draft?.of === fingerprint(source) ? draft.text : null
}

/** A draft equal to the source is removed. */
export function storeDraft(emailId: string, source: string, text: string): void {
  const draft: Draft = { of: fingerprint(source), text }
  if (text === source) removeFrom('sessionStorage', keyOf(emailId))
  else keepIn('sessionStorage', keyOf(emailId), draft)
}

function keyOf(emailId: string): string {
  return `html-draft ${emailId}`
}

/** FNV-1a: not cryptographic, only distinguishes sources. */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}
