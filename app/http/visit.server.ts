/** What is known about a request before any page looks at it. */
import { createContext, type RouterContextProvider } from 'react-router'
import type { RequestMeta } from '#app/features/accounts/request-meta.ts'
import { findSession, type Session, SESSION_COOKIE } from '#app/features/accounts/sessions.server.ts'
import { readCookie } from '#app/lib/cookies.server.ts'

type Visit = {
  meta: RequestMeta
  /** Looked up once, when first asked for. */
  session?: Promise<Session | null>
  /** `Set-Cookie` values that go out with whatever answer the page gives. */
  cookies: string[]
}

export type PageContext = Readonly<RouterContextProvider>

const visitContext = createContext<Visit>()

export function noteVisit(context: RouterContextProvider, meta: RequestMeta): void {
  context.set(visitContext, { meta, cookies: [] })
}

/** The request, as the commands of accounts want it. */
export function factsOf(context: PageContext): RequestMeta {
  return context.get(visitContext).meta
}

export function sendCookie(context: PageContext, cookie: string): void {
  context.get(visitContext).cookies.push(cookie)
}

/** Puts the visit's cookies on the answer, unless the page has set one of the same name itself. */
export function appendCookies(context: PageContext, response: Response): void {
  const taken = new Set(response.headers.getSetCookie().map(nameOf))
  for (const cookie of context.get(visitContext).cookies) {
    if (!taken.has(nameOf(cookie))) response.headers.append('Set-Cookie', cookie)
  }
}

export function getSession(context: PageContext): Promise<Session | null> {
  const visit = context.get(visitContext)
  visit.session ??= findSession(visit.meta).then(({ session, headers }) => {
    visit.cookies.push(...headers.getSetCookie())
    return session
  })
  return visit.session
}

/** Whether the browser believes to be signed in, which it may have ceased to be. */
export function hadSession(context: PageContext): boolean {
  return readCookie(context.get(visitContext).meta.headers, SESSION_COOKIE) !== null
}

function nameOf(cookie: string): string {
  return cookie.slice(0, cookie.indexOf('='))
}
