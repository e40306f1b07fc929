import { createContext, type RouterContextProvider } from 'react-router'
import type { RequestMeta } from '#app/accounts/request-meta.ts'
import { findSession, type Session, SESSION_COOKIE } from '#app/accounts/sessions/sessions.server.ts'
import { readCookie } from '#app/platform/lib/cookies.server.ts'

type RequestContext = {
  meta: RequestMeta
  /** Looked up once, on first use. */
  session: Promise<Session | null> | undefined
  cookies: string[]
}

export type PageContext = Readonly<RouterContextProvider>

const requestContext = createContext<RequestContext>()

type FoundSession = Awaited<ReturnType<typeof findSession>>

/** @param found the session, if it was looked up before */
export function setRequestContext(
  context: RouterContextProvider,
  meta: RequestMeta,
  found?: FoundSession,
): void {
  const session = found && Promise.resolve(found.session)
  context.set(requestContext, { meta, session, cookies: found?.headers.getSetCookie() ?? [] })
}

export function requestMeta(context: PageContext): RequestMeta {
  return context.get(requestContext).meta
}

export function sendCookie(context: PageContext, cookie: string): void {
  context.get(requestContext).cookies.push(cookie)
}

/** Adds the request's cookies to the response, unless the page has set one of the same name. */
export function appendCookies(context: PageContext, response: Response): void {
  const taken = new Set(response.headers.getSetCookie().map(cookieName))
  for (const cookie of context.get(requestContext).cookies) {
    if (!taken.has(cookieName(cookie))) response.headers.append('Set-Cookie', cookie)
  }
}

export function getSession(context: PageContext): Promise<Session | null> {
  const requestState = context.get(requestContext)
  requestState.session ??= findSession(requestState.meta).then(({ session, headers }) => {
    requestState.cookies.push(...headers.getSetCookie())
    return session
  })
  return requestState.session
}

/** Whether the browser sent a session cookie, which may have expired. */
export function hadSession(context: PageContext): boolean {
  return readCookie(context.get(requestContext).meta.headers, SESSION_COOKIE) !== null
}

function cookieName(cookie: string): string {
  return cookie.slice(0, cookie.indexOf('='))
}
