import { type RefObject, useEffect, useState } from 'react'
import { href, useNavigation } from 'react-router'
import { keepIn, keptIn, removeFrom } from '#app/platform/ui/browser-storage.ts'
import { draftOfFields, type PostDraft, type PostFormResult, sameDraft } from '../post-draft.ts'

type DraftGiven = {
  /** The key of the draft in localStorage: the post and its version. */
  id: string
  /** The draft as stored on the server. */
  saved: PostDraft
  /** The server's response, if the form was not saved. */
  answer: PostFormResult | undefined
  form: RefObject<HTMLFormElement | null>
}

/**
 * The draft being edited. Every change is stored in localStorage, so that a closed tab loses nothing, and removed once
 * the post is saved on the server. Text typed before hydration counts too.
 */
export function useStoredDraft({ id, saved, answer, form }: DraftGiven) {
  const key = `post:${id}`
  const [draft, setDraft] = useState(answer?.draft ?? saved)
  const [restored, setRestored] = useState(false)
  const isSaved = useJustSaved()

  // The server's response is newer than the form: it may contain an uploaded image.
  const [lastAnswer, setLastAnswer] = useState(answer)
  if (answer && answer !== lastAnswer) {
    setLastAnswer(answer)
    if (answer.draft) setDraft(answer.draft)
  }

  useEffect(() => {
    const shown = answer?.draft ?? saved
    const typed = draftOfFields(new FormData(form.current!), shown)
    const stored = answer ? null : (keptIn('localStorage', key) as PostDraft | null)
    if (!sameDraft(typed, shown)) setDraft(typed)
    else if (stored && !sameDraft(stored, saved)) {
      setDraft({ ...saved, ...stored })
      // oxlint-disable-next-line react/set-state-in-effect -- the first render must show what the server sent
      setRestored(true)
    }
    // Only on mount.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])

  useEffect(() => {
    if (isSaved) removeFrom('localStorage', key)
  }, [isSaved, key])

  function change(changed: PostDraft) {
    setDraft(changed)
    keepIn('localStorage', key, changed)
  }

  function discard() {
    removeFrom('localStorage', key)
    setDraft(saved)
    setRestored(false)
  }

  return { draft, change, restored, discard }
}

/** Whether the form was just saved: the server redirects to the list of posts. */
function useJustSaved(): boolean {
  const { state, formMethod, location } = useNavigation()
  return state === 'loading' && formMethod === 'POST' && location.pathname === href('/admin/blog')
}
