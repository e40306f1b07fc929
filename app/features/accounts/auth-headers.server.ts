/** What passes between a request and Better Auth. */
import { cookiePrefix } from '#app/lib/cookies.server.ts'
import type { RequestMeta } from './request-meta.ts'

/** The header by which Better Auth is told the client's address; a client's own never gets there. */
export const ADDRESS_HEADER = 'x-mailshelf-address'

/** A request's headers as Better Auth may see them: the address is ours to say. */
export function authHeaders({ headers, ipAddress }: RequestMeta): Headers {
  const own = new Headers()
  for (const name of ['cookie', 'user-agent']) {
    const value = headers.get(name)
    if (value) own.set(name, value)
  }
  if (ipAddress) own.set(ADDRESS_HEADER, ipAddress)
  return own
}

/** What an answer of Better Auth sets, and nothing else of it. */
export function cookiesOf(headers: Headers): Headers {
  const cookies = new Headers()
  for (const cookie of headers.getSetCookie()) {
    if (cookie.startsWith(`${cookiePrefix()}.`)) cookies.append('Set-Cookie', cookie)
  }
  return cookies
}
