/** What the address of a list says about the email that is open over it. docs/decisions/006 tells why. */

/** The parameter that names the open email by its slug. */
export const OPEN_EMAIL = 'email'

/** A list's search part with another email open over it, or with none. */
export function withOpenEmail(search: string, slug: string | null): string {
  const changed = new URLSearchParams(search)
  if (slug) changed.set(OPEN_EMAIL, slug)
  else changed.delete(OPEN_EMAIL)
  return changed.size > 0 ? `?${changed}` : ''
}

/** Whether two addresses show the same list, whatever is open over it. */
export function isSameList(one: Url, other: Url): boolean {
  return (
    one.pathname === other.pathname && withOpenEmail(one.search, null) === withOpenEmail(other.search, null)
  )
}

/** For routes with a list: opening, turning and closing an email asks the server for nothing. */
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
