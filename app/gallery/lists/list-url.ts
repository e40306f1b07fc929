/** The URL of a list and of the email that is open over it; docs/decisions/006 explains why. */

export const OPEN_EMAIL = 'email'

/** The query string of a list with another open email, or with none. */
export function withOpenEmail(search: string, slug: string | null): string {
  const changed = new URLSearchParams(search)
  if (slug) changed.set(OPEN_EMAIL, slug)
  else changed.delete(OPEN_EMAIL)
  return changed.size > 0 ? `?${changed}` : ''
}

/** Whether two URLs show the same list, whichever email is open over it. */
export function isSameList(one: Url, other: Url): boolean {
  return (
    one.pathname === other.pathname && withOpenEmail(one.search, null) === withOpenEmail(other.search, null)
  )
}

/** For routes with a list: opening, stepping through and closing emails needs no request. */
export function shouldRevalidateList(change: {
  currentUrl: URL
  nextUrl: URL
  defaultShouldRevalidate: boolean
}): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change
  const onlyTheEmail = currentUrl.search !== nextUrl.search && isSameList(currentUrl, nextUrl)
  return onlyTheEmail ? false : defaultShouldRevalidate
}

type Url = { pathname: string; search: string }
