/**
 * The ids of the emails this user has saved, fetched once and shared by all buttons of a page. Only buttons whose state
 * changes re-render.
 */
type State = {
  /** Null until loaded. */
  ids: ReadonlySet<string> | null
  /** Emails with a pending request. */
  busy: ReadonlySet<string>
}

let state: State = { ids: null, busy: new Set() }
const listeners = new Set<() => void>()

function change(changed: Partial<State>): void {
  state = { ...state, ...changed }
  for (const listener of listeners) listener()
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function isSaved(emailId: string): boolean {
  return state.ids?.has(emailId) ?? false
}

export function isBusy(emailId: string): boolean {
  return state.busy.has(emailId)
}

export function setSavedIds(ids: Iterable<string> | null): void {
  change({ ids: ids && new Set(ids) })
}

export function markSaved(emailId: string, saved: boolean): void {
  const ids = new Set(state.ids)
  if (saved) ids.add(emailId)
  else ids.delete(emailId)
  change({ ids })
}

export function markBusy(emailId: string, busy: boolean): void {
  const marked = new Set(state.busy)
  if (busy) marked.add(emailId)
  else marked.delete(emailId)
  change({ busy: marked })
}
