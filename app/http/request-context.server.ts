/** Request data available before any route runs. */
import { createContext, type RouterContextProvider } from 'react-router'
import type { RequestMeta } from '#app/features/accounts/request-meta.ts'
import { findSession, type Session, SESSION_COOKIE } from '#app/features/accounts/sessions.server.ts'
import { readCookie } from '#app/lib/cookies.server.ts'

type RequestContext = {
  meta: RequestMeta
  lookUp: SessionLookup
  shared: SharedRendering | undefined
  /** Looked up once, on first use. */
  session: Promise<Session | null> | undefined
  /** `Set-Cookie` values that are sent with any response. */
  cookies: string[]
}

export type PageContext = Readonly<RouterContextProvider>

const requestContext = createContext<RequestContext>()

/** A page rendered for all signed-in users of a kind: what it finds in place of the person who asked. */
export type SharedRendering = {
  session: Session
  letter: string
  /** The value of the page's own part. */
  part: unknown
}

/** Finds the session of a request, with the cookies that extend or end it. */
export type SessionLookup = () => ReturnType<typeof findSession>

export function setRequestContext(
  context: RouterContextProvider,
  meta: RequestMeta,
  { lookUp = () => findSession(meta), shared }: { lookUp?: SessionLookup; shared?: SharedRendering } = {},
): void {
  const session = shared && Promise.resolve(shared.session)
  context.set(requestContext, { meta, lookUp, shared, session, cookies: [] })
}

export function sharedRendering(context: PageContext): SharedRendering | undefined {
  return context.get(requestContext).shared
}

/** The request, in the form that account commands take. */
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
  requestState.session ??= requestState.lookUp().then(({ session, headers }) => {
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
