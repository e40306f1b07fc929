import type { Saved, SavedIn } from './queries.server.ts'

/**
 * The collections that each saved email of this user is in, fetched once and shared by all buttons of a page. Only
 * buttons whose state changes re-render.
 */
type State = {
  /** By email; empty until loaded. */
  saved: ReadonlyMap<string, SavedIn[]>
  /** Emails with a pending request. */
  busy: ReadonlySet<string>
}

let state: State = { saved: new Map(), busy: new Set() }
const listeners = new Set<() => void>()

function change(changed: Partial<State>): void {
  state = { ...state, ...changed }
  for (const listener of listeners) listener()
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const NONE: SavedIn[] = []

/** The collections this email is in, the one it was saved to last first. */
export function savedIn(emailId: string): SavedIn[] {
  return state.saved.get(emailId) ?? NONE
}

export function isBusy(emailId: string): boolean {
  return state.busy.has(emailId)
}

export function setSaved({ collections, emails }: Saved): void {
  const saved = Object.entries(emails).map(
    ([id, indexes]) => [id, indexes.map((index) => collections[index]!)] as const,
  )
  change({ saved: new Map(saved) })
}

export function markSavedIn(emailId: string, collections: SavedIn[]): void {
  const saved = new Map(state.saved)
  if (collections.length > 0) saved.set(emailId, collections)
  else saved.delete(emailId)
  change({ saved })
}

export function markBusy(emailId: string, busy: boolean): void {
  const marked = new Set(state.busy)
  if (busy) marked.add(emailId)
  else marked.delete(emailId)
  change({ busy: marked })
}
