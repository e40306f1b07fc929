import { useLocation } from 'react-router'
import { withOpenEmail } from './list-url.ts'

/** History state of an entry with an open email. */
export type ListState = {
  /** Key of the history entry in which the list was opened. */
  listEntry?: string
  /** The email was opened from the list, so the list is one step back. */
  openedHere?: boolean
}

/** A key for a list and the visit to it; the same whichever email is open over it. */
export function useListKey(): { entry: string; listKey: string } {
  const { pathname, search, key, state } = useLocation()
  const entry = (state as ListState | null)?.listEntry ?? key
  return { entry, listKey: `${entry} ${pathname}${withOpenEmail(search, null)}` }
}
