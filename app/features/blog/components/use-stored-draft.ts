import { type RefObject, useEffect, useState } from 'react'
import { href, useNavigation } from 'react-router'
import type { Conflict } from '../draft-conflict.ts'
import { draftOfFields, type PostDraft, sameDraft, withTyped } from '../post-draft.ts'
import type { PostFormAnswer } from './post-form.tsx'

type DraftGiven = {
  /** Names the post in this browser's storage. */
  id: string
  /** As the server has it. */
  saved: PostDraft
  /** Of what the server has. */
  version: string
  /** To a form that was not saved. */
  answer: PostFormAnswer | undefined
  form: RefObject<HTMLFormElement | null>
}

/**
 * The draft being written. Every change is stored in this browser, so that a closed tab loses nothing, and removed
 * once it is saved on the server. What was typed before the scripts came counts as well. A stored draft of an older
 * version never takes the place of newer text by itself: the person is asked.
 */
export function useStoredDraft({ id, saved, version: loaded, answer, form }: DraftGiven) {
  const key = `post:${id}`
  const [draft, setDraft] = useState(answer?.draft ?? saved)
  const [version, setVersion] = useState(answer?.version ?? loaded)
  const [conflict, setConflict] = useState(conflictOf(answer))
  const [restored, setRestored] = useState(false)
  const isSaved = useJustSaved()

  // What the server answers is newer than what is on the screen: it may hold an uploaded picture.
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
    // What the server has just answered is newer than what is stored here.
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
    // Only on arrival.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])

  useEffect(() => {
    if (isSaved) forget(key)
  }, [isSaved, key])

  function change(changed: PostDraft) {
    setDraft(changed)
    // Until the person has chosen, the older draft is not overwritten.
    if (conflict?.kind !== 'old-draft') store(key, { draft: changed, version })
  }

  function discard() {
    forget(key)
    setDraft(saved)
    setRestored(false)
  }

  /** Settles a conflict with the draft of the person. */
  function takeMine() {
    setDraft(conflict!.mine)
    store(key, { draft: conflict!.mine, version })
    setConflict(null)
  }

  function takeSaved() {
    forget(key)
    if (conflict!.kind === 'saved-meanwhile') setDraft(conflict!.saved)
    setVersion(conflict!.version)
    setConflict(null)
  }

  return { draft, version, change, restored, discard, conflict, takeMine, takeSaved }
}

function conflictOf(answer: PostFormAnswer | undefined): Conflict | null {
  if (!answer?.draft || !answer.conflict) return null
  const { draft: saved, version } = answer.conflict
  return { kind: 'saved-meanwhile', mine: answer.draft, saved, version }
}

/** The form has been sent, and the server leads to the list of posts. */
function useJustSaved(): boolean {
  const { state, formMethod, location } = useNavigation()
  return state === 'loading' && formMethod === 'POST' && location.pathname === href('/admin/blog')
}

type StoredDraft = { draft: PostDraft; version: string }

function recall(key: string): StoredDraft | null {
  try {
    const text = localStorage.getItem(key)
    if (!text) return null
    const stored = JSON.parse(text) as Partial<StoredDraft>
    return stored.draft && stored.version !== undefined ? (stored as StoredDraft) : null
  } catch {
    return null
  }
}

function store(key: string, stored: StoredDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(stored))
  } catch {
    // Storage is blocked or full: writing goes on without it.
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored, then.
  }
}
