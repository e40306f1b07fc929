import { cookiePrefix } from '#app/platform/lib/cookies.server.ts'
import type { RequestMeta } from '../request-meta.ts'

/** The header that tells Better Auth the client's address; a client's own value is never forwarded. */
export const ADDRESS_HEADER = 'x-mailshelf-address'

/** A request's headers for Better Auth, with our own client address. */
export function authHeaders({ headers, ipAddress }: RequestMeta): Headers {
  const own = new Headers()
  for (const name of ['cookie', 'user-agent']) {
    const value = headers.get(name)
    if (value) own.set(name, value)
  }
  if (ipAddress) own.set(ADDRESS_HEADER, ipAddress)
  return own
}

export function cookiesOf(headers: Headers): Headers {
  const cookies = new Headers()
  for (const cookie of headers.getSetCookie()) {
    if (cookie.startsWith(`${cookiePrefix()}.`)) cookies.append('Set-Cookie', cookie)
  }
  return cookies
}
