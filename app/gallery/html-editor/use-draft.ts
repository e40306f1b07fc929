import { useCallback, useEffect, useRef, useState } from 'react'
import { storeDraft, readDraft } from './draft-storage.ts'

/** How long the preview waits after the last edit, in milliseconds. */
const PREVIEW_DELAY = 500

/**
 * The editor's text, and the part shown in the preview, which updates after a pause. A draft from an earlier visit is
 * restored. Drafts belong to the `source`; `original` is the source as the editor opens it.
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
