import { useLocation } from 'react-router'
import { withOpenEmail } from './list-url.ts'

/** What a history entry with an open email says about the list below it. */
export type ListState = {
  /** The history entry in which the list was entered. */
  listEntry?: string
  /** The email was opened from the list, which therefore lies one step back. */
  openedHere?: boolean
}

/** Names a list and the visit to it; the same for every email that is opened over it. */
export function useListKey(): { entry: string; listKey: string } {
  const { pathname, search, key, state } = useLocation()
  const entry = (state as ListState | null)?.listEntry ?? key
  return { entry, listKey: `${entry} ${pathname}${withOpenEmail(search, null)}` }
}
