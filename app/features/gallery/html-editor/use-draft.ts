import { useEffect, useRef, useState } from 'react'
import { storeDraft, readDraft } from './draft-storage.ts'

/** How long the preview waits after the last edit, in milliseconds. */
const PREVIEW_DELAY = 500

/**
 * The editor's text, and the part shown in the preview, which updates after a pause. A draft from an earlier visit is
 * restored.
 */
export function useDraft(emailId: string, source: string) {
  const [initial] = useState(() => readDraft(emailId, source) ?? source)
  const [edited, setEdited] = useState(initial !== source)
  const [shown, setShown] = useState({ version: 0, text: initial })
  const [waiting, setWaiting] = useState(false)
  const text = useRef(initial)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function change(changed: string) {
    text.current = changed
    setEdited(changed !== source)
    setWaiting(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      storeDraft(emailId, source, changed)
      setShown(({ version }) => ({ version: version + 1, text: changed }))
      setWaiting(false)
    }, PREVIEW_DELAY)
  }

  useEffect(() => {
    const store = () => storeDraft(emailId, source, text.current)
    window.addEventListener('pagehide', store)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('pagehide', store)
    }
  }, [emailId, source])

  function discard() {
    clearTimeout(timer.current)
    text.current = source
    storeDraft(emailId, source, source)
  }

  return { initial, shown, waiting, edited, change, discard }
}
