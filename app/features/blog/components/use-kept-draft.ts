import { type RefObject, useEffect, useState } from 'react'
import { href, useNavigation } from 'react-router'
import { draftOfFields, type PostDraft, sameDraft, withTyped } from '../post-draft.ts'

type DraftGiven = {
  /** Names the post in this browser's memory. */
  id: string
  /** As the server has it, and as it answered a form that was not saved. */
  stored: PostDraft
  answered: PostDraft | undefined
  form: RefObject<HTMLFormElement | null>
}

/**
 * The draft being written. Every change is kept in this browser, so that a closed tab loses nothing; what was saved on
 * the server is forgotten here. What was typed before the scripts came counts as well.
 */
export function useKeptDraft({ id, stored, answered, form }: DraftGiven) {
  const key = `post:${id}`
  const [draft, setDraft] = useState(answered ?? stored)
  const [restored, setRestored] = useState(false)
  const navigation = useNavigation()
  const saved =
    navigation.state === 'loading' &&
    navigation.formMethod === 'POST' &&
    navigation.location.pathname === href('/admin/blog')

  // What the server answers is newer than what is on the screen: it may hold an uploaded picture.
  const [lastAnswer, setLastAnswer] = useState(answered)
  if (answered && answered !== lastAnswer) {
    setLastAnswer(answered)
    setDraft(answered)
  }

  useEffect(() => {
    const shown = answered ?? stored
    const typed = draftOfFields(new FormData(form.current!), shown)
    // What the server has just answered is newer than what lies here.
    const known = answered ? null : recall(key)
    const kept = known && { ...stored, ...known }
    const isKept = kept !== null && !sameDraft(kept, stored)
    const found = isKept ? withTyped(kept, typed, shown) : typed
    if (sameDraft(found, shown)) return
    // oxlint-disable-next-line react/set-state-in-effect -- the first render must show what the server sent
    setDraft(found)
    setRestored(isKept)
    // Only on arrival.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])

  useEffect(() => {
    if (saved) forget(key)
  }, [saved, key])

  function change(changed: PostDraft) {
    setDraft(changed)
    keep(key, changed)
  }

  function discard() {
    forget(key)
    setDraft(stored)
    setRestored(false)
  }

  return { draft, change, restored, discard }
}

function recall(key: string): PostDraft | null {
  try {
    const kept = localStorage.getItem(key)
    return kept ? (JSON.parse(kept) as PostDraft) : null
  } catch {
    return null
  }
}

function keep(key: string, draft: PostDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Storage is blocked or full: writing goes on without it.
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept, then.
  }
}
