/** The queue in the browser: what is shown, what comes next, and what can be undone. Pure functions. */
import type { QueueBatch, FieldValue, ReviewItem } from './review-item.ts'
import type { Decision, FieldName } from './decision.ts'

export type Edits = Partial<Record<FieldName, FieldValue>>

export type Entry = { item: ReviewItem; edits: Edits; decided: Decision | null }

/** A past decision; the last one is at the end. */
export type Done = { emailId: string; subject: string; decision: Decision; changeId: string | null }

export type Notice = { text: string; isAlert: boolean }

export type QueueState = {
  entries: Entry[]
  /** The email that is shown; null at the end of the queue. */
  at: string | null
  left: number
  done: number
  history: Done[]
  notice: Notice | null
  /** Nothing follows the last entry. */
  isComplete: boolean
}

export function startState(batch: QueueBatch, last: Done | null): QueueState {
  const entries = batch.items.map(newEntry)
  return {
    entries,
    at: entries[0]?.item.id ?? null,
    left: batch.left,
    done: batch.done,
    history: last ? [last] : [],
    notice: null,
    isComplete: entries.length === 0,
  }
}

export function currentEntry({ entries, at }: QueueState): Entry | undefined {
  return entries.find(({ item }) => item.id === at)
}

export function upcoming(state: QueueState): Entry[] {
  return state.entries.slice(indexOf(state) + 1).filter(isOpen)
}

export function withBatch(state: QueueState, { items, left, done }: QueueBatch): QueueState {
  const known = new Set(state.entries.map(({ item }) => item.id))
  const entries = [...state.entries, ...items.filter(({ id }) => !known.has(id)).map(newEntry)]
  const isComplete = entries.length === state.entries.length
  const first = entries[state.entries.length]?.item.id
  return { ...state, entries, left, done, isComplete, at: state.at ?? first ?? null }
}

/** Replaces the entries by a new batch: the queue from its beginning. */
export function restarted(state: QueueState, batch: QueueBatch): QueueState {
  const edits = new Map(state.entries.map((entry) => [entry.item.id, entry.edits]))
  const entries = batch.items.map((item) => ({ ...newEntry(item), edits: edits.get(item.id) ?? {} }))
  const at = entries[0]?.item.id ?? null
  const { left, done } = batch
  return { ...state, entries, at, left, done, isComplete: entries.length === 0, notice: null }
}

export function edited(state: QueueState, id: string, field: FieldName, value: FieldValue): QueueState {
  return withEntry(state, id, (entry) => {
    const isAsStored = entry.item.fields[field].value === value.value
    const { [field]: _, ...others } = entry.edits
    return { ...entry, edits: isAsStored ? others : { ...others, [field]: value } }
  })
}

/** Takes a stored correction as the value of the email. */
export function corrected(state: QueueState, id: string, sent: Edits): QueueState {
  return withEntry(state, id, ({ item, edits, ...entry }) => ({
    ...entry,
    edits: Object.fromEntries(
      Object.entries(edits).filter(([field, value]) => sent[field as FieldName]?.value !== value.value),
    ),
    item: {
      ...item,
      fields: {
        ...item.fields,
        ...Object.fromEntries(
          Object.entries(sent).map(([field, value]) => [field, { ...value, guess: null }]),
        ),
      },
    },
  }))
}

export function decided(state: QueueState, decision: Decision): QueueState {
  const entry = currentEntry(state)
  if (!entry) return state
  const { id: emailId, subject } = entry.item
  const next = upcoming(state)[0]?.item.id ?? null
  const after = withEntry(state, emailId, (one) => ({ ...one, decided: decision }))
  return {
    ...after,
    at: next,
    left: Math.max(0, state.left - 1),
    done: state.done + 1,
    notice: null,
    history: [...state.history, { emailId, subject, decision, changeId: null }],
  }
}

export function saved(state: QueueState, emailId: string, changeId: string | null): QueueState {
  const history = state.history.map((one) => (one.emailId === emailId ? { ...one, changeId } : one))
  return { ...state, history }
}

export function moved(state: QueueState, step: 1 | -1): QueueState {
  const next =
    step === 1
      ? upcoming(state)[0]
      : state.entries.slice(0, state.at === null ? undefined : indexOf(state)).findLast(isOpen)
  if (step === -1 && !next) return state
  return { ...state, at: next?.item.id ?? null, notice: null }
}

/** Shows an email next, with its edits, after its decision could not be stored. */
export function returned(state: QueueState, id: string, text: string): QueueState {
  const entry = state.entries.find(({ item }) => item.id === id)
  if (!entry) return { ...state, notice: { text, isAlert: true } }
  const others = state.entries.filter((one) => one !== entry)
  const here = state.at === null ? others.length : others.findIndex(({ item }) => item.id === state.at) + 1
  return {
    ...takenBack(state, id),
    entries: others.toSpliced(here, 0, { ...entry, decided: null }),
    at: state.at ?? id,
    notice: { text, isAlert: true },
  }
}

/** Another reviewer decided it: it stays decided, but does not count for this one. */
export function takenOver(state: QueueState, id: string, text: string): QueueState {
  const { left } = state
  return { ...takenBack(state, id), left, notice: { text, isAlert: false } }
}

/** Shows an email again whose decision is being undone. */
export function undone(state: QueueState, id: string): QueueState {
  return {
    ...withEntry(takenBack(state, id), id, (entry) => ({ ...entry, decided: null })),
    at: id,
    notice: null,
  }
}

/** The undo failed: the email is decided, as before. */
export function redone(state: QueueState, { emailId, decision }: Done, text: string): QueueState {
  const after = withEntry(state, emailId, (entry) => ({ ...entry, decided: decision }))
  const at = state.at === emailId ? (upcoming(state)[0]?.item.id ?? null) : state.at
  return {
    ...after,
    at,
    left: Math.max(0, state.left - 1),
    done: state.done + 1,
    notice: { text, isAlert: true },
  }
}

/** Adds an email again that was decided before the page was opened. */
export function reopened(state: QueueState, item: ReviewItem): QueueState {
  const entries = state.entries.filter((entry) => entry.item.id !== item.id)
  const here = state.at === null ? entries.length : entries.findIndex((entry) => entry.item.id === state.at)
  return { ...state, entries: entries.toSpliced(Math.max(0, here), 0, newEntry(item)), at: item.id }
}

function takenBack(state: QueueState, id: string): QueueState {
  return {
    ...state,
    left: state.left + 1,
    done: Math.max(0, state.done - 1),
    history: state.history.filter(({ emailId }) => emailId !== id),
  }
}

function withEntry(state: QueueState, id: string, change: (entry: Entry) => Entry): QueueState {
  return { ...state, entries: state.entries.map((entry) => (entry.item.id === id ? change(entry) : entry)) }
}

function newEntry(item: ReviewItem): Entry {
  return { item, edits: {}, decided: null }
}

function isOpen({ decided }: Entry): boolean {
  return decided === null
}

function indexOf({ entries, at }: QueueState): number {
  return at === null ? entries.length : entries.findIndex(({ item }) => item.id === at)
}
