/** Guards: access to a page is checked here, before any data is read. */
import { redirect } from 'react-router'
import { asAdministrator, asEditor, asReviewer } from '#app/accounts/policy.ts'
import type { Session } from '#app/accounts/sessions/sessions.server.ts'
import type { Viewer } from '#app/accounts/viewer.ts'
import { redirectWithToast } from './form-action.server.ts'
import { copy } from '#app/accounts/copy.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { safeNext } from '#app/platform/http/next-address.ts'
import { getSession, hadSession, type PageContext } from './request-context.server.ts'

export async function getViewer(context: PageContext): Promise<Viewer | null> {
  return (await getSession(context))?.viewer ?? null
}

/** Signed-in users only: a guest is sent to the sign-in page and returns afterwards. */
export async function requireViewer(context: PageContext, request: Request): Promise<Viewer> {
  const viewer = await getViewer(context)
  if (viewer) return viewer
  throw hadSession(context)
    ? redirectWithToast(loginAddress(request), SESSION_OVER)
    : redirect(loginAddress(request))
}

export async function requireSession(context: PageContext, request: Request): Promise<Session> {
  await requireViewer(context, request)
  return (await getSession(context))!
}

/** Administrators only. Other users are redirected to the sign-in page, which sends them home. */
export const requireAdmin = requireRole(asAdministrator<Viewer>)

export async function requireOwnerSession(context: PageContext, request: Request) {
  const actor = await requireAdmin(context, request)
  return { actor, session: await requireSession(context, request) }
}

export const requireEditor = requireRole(asEditor<Viewer>)

export const requireReviewer = requireRole(asReviewer<Viewer>)

function requireRole<T extends Viewer>(withRole: (viewer: Viewer | null) => T | null) {
  return async (context: PageContext, request: Request): Promise<T> => {
    const viewer = await getViewer(context)
    const holder = withRole(viewer)
    if (!holder) throw withoutRole(viewer, request)
    return holder
  }
}

/** Guests only: a signed-in user goes home, or to the page a form leads to. */
export async function requireGuest(context: PageContext, next = '/'): Promise<void> {
  if (await getViewer(context)) throw redirect(next)
}

/** The page that a sign-in form leads to. */
export function nextOf(request: Request): string {
  return safeNext(new URL(request.url).searchParams.get('next'))
}

/** The holder of ADMIN_EMAIL learns why they are no owner yet. */
function withoutRole(viewer: Viewer | null, request: Request): Response {
  const isAwaited = viewer !== null && viewer.email === env().ADMIN_EMAIL
  return isAwaited ? redirectWithToast('/settings', UNCONFIRMED_OWNER) : redirect(loginAddress(request))
}

const UNCONFIRMED_OWNER = copy.toasts.unconfirmedOwner

const SESSION_OVER = copy.toasts.sessionOver

/** The sign-in page, which leads back to the page of this request. */
export function loginAddress(request: Request): string {
  const next = safeNext(
    request.method === 'GET' ? pageOf(request.url) : pageOf(request.headers.get('Referer')),
  )
  return next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`
}

/** The page whose form was sent; the home page when unknown. */
export function formPage(request: Request): string {
  return safeNext(pageOf(request.headers.get('Referer')))
}

/** The path of a page. A POST cannot be repeated by URL, so its form's page is returned to. */
function pageOf(url: string | null): string {
  if (!url || !URL.canParse(url)) return '/'
  const { pathname, search } = new URL(url)
  return pathname.replace(/(\/_root)?\.data$/, '') + withoutRoutes(search)
}

/** React Router's own parameter of data requests is not part of the page's URL. */
function withoutRoutes(search: string): string {
  const params = new URLSearchParams(search)
  if (!params.has('_routes')) return search
  params.delete('_routes')
  return params.size > 0 ? `?${params}` : ''
}
