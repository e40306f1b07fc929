/** Guards: who may see a page is settled here, before anything of it is read. */
import { redirect } from 'react-router'
import { asAdministrator } from '#app/features/accounts/policy.ts'
import type { Session } from '#app/features/accounts/sessions.server.ts'
import type { Viewer } from '#app/features/accounts/viewer.ts'
import type { Administrator } from '#app/lib/authorized.ts'
import { redirectWithToast } from './flash.server.ts'
import { safeNext } from './next-address.ts'
import { getSession, hadSession, type PageContext } from './request-context.server.ts'

/** Who is looking, or nobody; one lookup a request. */
export async function getViewer(context: PageContext): Promise<Viewer | null> {
  return (await getSession(context))?.viewer ?? null
}

/** Signed-in only: a guest goes to the sign-in page and comes back afterwards. */
export async function requireViewer(context: PageContext, request: Request): Promise<Viewer> {
  const viewer = await getViewer(context)
  if (viewer) return viewer
  throw hadSession(context)
    ? redirectWithToast(loginAddress(request), SESSION_OVER)
    : redirect(loginAddress(request))
}

/** As `requireViewer`, with what account commands want to know about the session itself. */
export async function requireSession(context: PageContext, request: Request): Promise<Session> {
  await requireViewer(context, request)
  return (await getSession(context))!
}

/** Administrators only. A signed-in stranger lands on the home page from there. */
export async function requireAdmin(context: PageContext, request: Request): Promise<Viewer & Administrator> {
  const administrator = asAdministrator(await getViewer(context))
  if (!administrator) throw redirect(loginAddress(request))
  return administrator
}

/** Guests only: somebody signed in goes home, or on to where a form was to lead. */
export async function requireGuest(context: PageContext, next = '/'): Promise<void> {
  if (await getViewer(context)) throw redirect(next)
}

const SESSION_OVER = { title: 'Your session has ended', description: 'Please sign in again.' }

function loginAddress(request: Request): string {
  const { pathname, search } = new URL(request.url)
  // What was sent cannot be sent again by an address: only pages are returned to.
  const page =
    request.method === 'GET' ? pathname.replace(/(\/_root)?\.data$/, '') + withoutRoutes(search) : ''
  const next = safeNext(page)
  return next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`
}

/** React Router's own parameter of data requests is no part of the page's address. */
function withoutRoutes(search: string): string {
  const params = new URLSearchParams(search)
  if (!params.has('_routes')) return search
  params.delete('_routes')
  return params.size > 0 ? `?${params}` : ''
}
