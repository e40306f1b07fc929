import { type RefObject, useEffect, useState } from 'react'
import { href, useNavigation } from 'react-router'
import { keepIn, keptIn, removeFrom } from '#app/platform/ui/browser-storage.ts'
import type { Conflict } from '../draft-conflict.ts'
import { draftOfFields, type PostDraft, type PostFormResult, sameDraft, withTyped } from '../post-draft.ts'

type DraftGiven = {
  /** The key of the draft in localStorage. */
  id: string
  /** The draft as stored on the server. */
  saved: PostDraft
  /** The version of `saved`. */
  version: string
  /** The server's response, if the form was not saved. */
  answer: PostFormResult | undefined
  form: RefObject<HTMLFormElement | null>
}

/**
 * The draft being edited. Every change is stored in localStorage, so that a closed tab loses nothing, and removed once
 * the post is saved on the server. Text typed before hydration counts too. A stored draft of an older version never
 * replaces newer text without asking.
 */
export function useStoredDraft({ id, saved, version: loaded, answer, form }: DraftGiven) {
  const key = `post:${id}`
  const [draft, setDraft] = useState(answer?.draft ?? saved)
  const [version, setVersion] = useState(answer?.version ?? loaded)
  const [conflict, setConflict] = useState(conflictOf(answer))
  const [restored, setRestored] = useState(false)
  const isSaved = useJustSaved()

  // The server's response is newer than the form: it may contain an uploaded image.
  const [lastAnswer, setLastAnswer] = useState(answer)
  if (answer && answer !== lastAnswer) {
    setLastAnswer(answer)
    if (answer.draft) {
      setDraft(answer.draft)
      setConflict(conflictOf(answer))
    }
  }

  useEffect(() => {
    const shown = answer?.draft ?? saved
    const typed = draftOfFields(new FormData(form.current!), shown)
    // The server's response is newer than the stored draft.
    const stored = answer?.draft ? null : recall(key)
    const mine = stored && { ...saved, ...stored.draft }
    let found = typed
    if (mine && !sameDraft(mine, saved)) {
      if (stored.version === version) {
        found = withTyped(mine, typed, shown)
        // oxlint-disable-next-line react/set-state-in-effect -- the first render must show what the server sent
        setRestored(true)
      } else setConflict({ kind: 'old-draft', mine, saved, version })
    }
    if (!sameDraft(found, shown)) setDraft(found)
    // Only on mount.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])

  useEffect(() => {
    if (isSaved) removeFrom('localStorage', key)
  }, [isSaved, key])

  function change(changed: PostDraft) {
    setDraft(changed)
    // The older draft is not overwritten until the conflict is resolved.
    if (conflict?.kind !== 'old-draft') keepIn('localStorage', key, { draft: changed, version })
  }

  function discard() {
    removeFrom('localStorage', key)
    setDraft(saved)
    setRestored(false)
  }

  /** Resolves a conflict in favor of the user's draft. */
  function takeMine() {
    setDraft(conflict!.mine)
    keepIn('localStorage', key, { draft: conflict!.mine, version })
    setConflict(null)
  }

  function takeSaved() {
    removeFrom('localStorage', key)
    if (conflict!.kind === 'saved-meanwhile') setDraft(conflict!.saved)
    setVersion(conflict!.version)
    setConflict(null)
  }

  return { draft, version, change, restored, discard, conflict, takeMine, takeSaved }
}

function conflictOf(answer: PostFormResult | undefined): Conflict | null {
  if (!answer?.draft || !answer.conflict) return null
  const { draft: saved, version } = answer.conflict
  return { kind: 'saved-meanwhile', mine: answer.draft, saved, version }
}

/** Whether the form was just saved: the server redirects to the list of posts. */
function useJustSaved(): boolean {
  const { state, formMethod, location } = useNavigation()
  return state === 'loading' && formMethod === 'POST' && location.pathname === href('/admin/blog')
}

type StoredDraft = { draft: PostDraft; version: string }

function recall(key: string): StoredDraft | null {
  const stored = keptIn('localStorage', key) as Partial<StoredDraft> | null
  return stored?.draft && stored.version !== undefined ? (stored as StoredDraft) : null
}
