import { useCallback, useEffect, useRef, useState } from 'react'
import { keepIn, keptIn, removeFrom } from '#app/platform/ui/browser-storage.ts'

/** How long the preview waits after the last edit, in milliseconds. */
const PREVIEW_DELAY = 500

/**
 * The editor's text, and the part shown in the preview, which updates after a pause. A draft from an earlier visit is
 * restored: it is kept in session storage until it is reset. Drafts belong to the `source`; `original` is the source as
 * the editor opens it.
 */
export function useDraft(emailId: string, source: string, original: string) {
  const [initial] = useState(() => readDraft(emailId, source) ?? original)
  const [edited, setEdited] = useState(initial !== original)
  const [shown, setShown] = useState({ version: 0, text: initial })
  const [waiting, setWaiting] = useState(false)
  const text = useRef(initial)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const store = useCallback(
    (edit: string) => storeDraft(emailId, source, edit === original ? source : edit),
    [emailId, source, original],
  )

  function change(changed: string) {
    text.current = changed
    setEdited(changed !== original)
    setWaiting(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(showNow, PREVIEW_DELAY)
  }

  /** Without waiting for a pause. */
  function showNow() {
    clearTimeout(timer.current)
    store(text.current)
    setShown(({ version }) => ({ version: version + 1, text: text.current }))
    setWaiting(false)
  }

  useEffect(() => {
    const storeNow = () => store(text.current)
    window.addEventListener('pagehide', storeNow)
    return () => {
      clearTimeout(timer.current)
      storeNow()
      window.removeEventListener('pagehide', storeNow)
    }
  }, [store])

  // The draft ends with the tab, so the browser asks before it is closed.
  useEffect(() => {
    if (!edited) return undefined
    const ask = (event: Event) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [edited])

  return { initial, shown, waiting, edited, change, showNow }
}

type Draft = { of: number; text: string }

/** The draft of an email, if it was based on this source. */
function readDraft(emailId: string, source: string): string | null {
  const draft = keptIn('sessionStorage', keyOf(emailId)) as Draft | null
  return draft?.of === fingerprint(source) ? draft.text : null
}

/** A draft equal to the source is removed. */
function storeDraft(emailId: string, source: string, text: string): void {
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
