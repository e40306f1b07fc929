import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReviewResponse } from '#app/admin/review/response-messages.ts'
import { reviewCopy } from '#app/admin/review/copy.ts'
import {
  corrected,
  currentEntry,
  decided,
  type Done,
  edited,
  type Edits,
  moved,
  type QueueState,
  redone,
  reopened,
  restarted,
  returned,
  saved,
  startState,
  takenOver,
  undone,
  upcoming,
  withBatch,
} from '#app/admin/review/queue-state.ts'
import type { FieldValue, QueueBatch } from '#app/admin/review/review-item.ts'
import { type Decision, FIELDS, type FieldName } from '#app/admin/review/decision.ts'
import { loadBatch, sendDecision } from './send-decision.ts'

const AHEAD_MIN = 4
/** How often an empty queue looks for new emails, in milliseconds. */
const LOOK_AGAIN = 20_000

export type Loading = 'idle' | 'loading' | 'failed'

/** The state of the queue and its actions. Changes show at once; their requests follow, one at a time for each email. */
export function useReviewQueue(batch: QueueBatch, last: Done | null) {
  const [state, setState] = useState(() => startState(batch, last))
  const [loading, setLoading] = useState<Loading>('idle')
  const now = useRef(state)
  const isLoading = useRef(false)
  const sent = useRef(0)
  const answered = useRef(0)
  const requests = useRef(new Map<string, Promise<ReviewResponse | null>>())

  const change = useCallback((next: QueueState) => {
    now.current = next
    setState(next)
  }, [])

  /** Sends after earlier requests about the same email; `fields` gets their response. */
  const send = useCallback(
    (emailId: string, fields: (before: ReviewResponse | null) => Record<string, string> | null) => {
      const before = requests.current.get(emailId) ?? Promise.resolve(null)
      const request = before.then(async (answer) => {
        const decision = fields(answer)
        return decision && sendDecision(decision)
      })
      requests.current.set(emailId, request)
      sent.current += 1
      void request.finally(() => (answered.current += 1))
      // A response is ignored once a newer request about the same email was sent.
      return request.then((answer) => (requests.current.get(emailId) === request ? { answer } : null))
    },
    [],
  )

  const decide = useCallback(
    (decision: Exclude<Decision, 'save'>, hidesCopies = false) => {
      const entry = currentEntry(now.current)
      if (!entry) return
      const { id, subject } = entry.item
      const fields = {
        intent: decision,
        emailId: id,
        ...shownFields(entry.item.fields, entry.edits),
        ...(hidesCopies && { copies: 'hide' }),
      }
      change(decided(now.current, decision))
      void send(id, () => fields).then((last) => {
        if (!last?.answer) return
        const { answer } = last
        if (answer.ok) change(saved(now.current, id, answer.changeId))
        else if (answer.isOver) change(takenOver(now.current, id, `“${subject}”: ${answer.message}`))
        else change(returned(now.current, id, `“${subject}”: ${answer.message}`))
      })
    },
    [change, send],
  )

  const move = useCallback(
    (step: 1 | -1) => {
      const entry = currentEntry(now.current)
      change(moved(now.current, step))
      if (!entry || Object.keys(entry.edits).length === 0) return
      const { id, subject } = entry.item
      const { edits } = entry
      void send(id, () => ({ intent: 'save', emailId: id, ...shownFields({}, edits) })).then((last) => {
        if (!last?.answer) return
        const { answer } = last
        if (answer.ok) change(corrected(now.current, id, edits))
        else {
          change({ ...now.current, notice: { text: `“${subject}”: ${answer.message}`, isAlert: true } })
        }
      })
    },
    [change, send],
  )

  const edit = useCallback(
    (field: FieldName, value: FieldValue) => {
      const { at } = now.current
      if (at) change(edited(now.current, at, field, value))
    },
    [change],
  )

  const undo = useCallback(() => {
    const done = now.current.history.at(-1)
    if (!done) return change({ ...now.current, notice: { text: reviewCopy.nothingToUndo, isAlert: false } })
    const isKnown = now.current.entries.some(({ item }) => item.id === done.emailId)
    change(isKnown ? undone(now.current, done.emailId) : withoutLast(now.current))
    const request = send(done.emailId, (before) => {
      // After a refused or lost decision there is nothing to undo on the server.
      const changeId = done.changeId ?? (before?.ok ? before.changeId : null)
      return changeId ? { intent: 'undo', changeId } : null
    })
    void request.then(async (last) => {
      if (!last) return
      const { answer } = last
      if (answer && !answer.ok) {
        return change(redone(now.current, done, `“${done.subject}”: ${answer.message}`))
      }
      if (isKnown) return
      const loaded = await loadBatch({ at: done.emailId })
      const [item] = loaded?.items ?? []
      if (item?.id === done.emailId) change(reopened(now.current, item))
    })
    return undefined
  }, [change, send])

  const load = useCallback(
    async (isAgain: boolean) => {
      if (isLoading.current) return
      isLoading.current = true
      setLoading('loading')
      // An email whose decision is still being sent would return.
      if (isAgain) await Promise.all(requests.current.values())
      const quietAt = sent.current === answered.current ? sent.current : null
      const after = isAgain ? undefined : now.current.entries.at(-1)?.item.cursor
      const loaded = await loadBatch(after ? { after } : {})
      isLoading.current = false
      setLoading(loaded ? 'idle' : 'failed')
      if (!loaded) return
      // If a request was sent in between, the counts of the page are the newer ones.
      const { left, done } = quietAt === sent.current ? loaded : now.current
      const counted = { ...loaded, left, done }
      change(isAgain ? restarted(now.current, counted) : withBatch(now.current, counted))
    },
    [change],
  )

  // The browser asks before leaving the page, because pending requests would be lost.
  useEffect(() => {
    const ask = (event: Event) => {
      if (answered.current < sent.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])

  const isShort = !state.isComplete && upcoming(state).length < AHEAD_MIN
  // Depends on the shown email, so that every step tries again to load more.
  const shortAt = isShort ? (state.at ?? '') : null
  useEffect(() => {
    if (shortAt === null) return undefined
    const timer = setTimeout(() => void load(false))
    return () => clearTimeout(timer)
  }, [shortAt, load])

  const isOver = state.at === null
  useEffect(() => {
    if (!isOver) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void load(false)
    }, LOOK_AGAIN)
    return () => clearInterval(timer)
  }, [isOver, load])

  return { state, loading, decide, move, edit, undo, load }
}

/** Stores what the reviewer saw: the guesses with their changes. */
function shownFields(fields: Partial<Record<FieldName, FieldValue>>, edits: Edits): Record<string, string> {
  return Object.fromEntries(
    FIELDS.flatMap((name) => {
      const shown = edits[name] ?? fields[name]
      return shown ? [[name, shown.value]] : []
    }),
  )
}

function withoutLast(state: QueueState): QueueState {
  return { ...state, history: state.history.slice(0, -1), notice: null }
}
