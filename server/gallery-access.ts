/**
 * Who may see a private gallery, decided for every request before anything responds to it. Strangers get the routes
 * below and nothing else: a new route is private until it is listed here.
 */
import type { Viewer } from '#app/accounts/viewer.ts'
import { maySeeGallery } from '#app/accounts/policy.ts'
import type { Refusal } from '#app/platform/http/context.ts'
import { setting } from '#app/platform/lib/setting.server.ts'

/** Routes open to strangers: signing in and up, legal texts and licenses, and confirming or ending a subscription. */
export const OPEN_ROUTES = new Set([
  '/setup',
  '/login',
  '/login/second-factor',
  '/login/:provider',
  '/api/auth/callback/:provider',
  '/logout',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify',
  '/invitation',
  '/collections/invitation/:secret',
  '/about/licenses',
  '/terms',
  '/privacy',
  '/newsletter/confirm/:token',
  '/newsletter/unsubscribe/:token',
  '/robots.txt',
  '/manifest.webmanifest',
])

/** Routes opened by a secret in their URL, if the owner allows it. */
const BY_SECRET = /^\/(?:shared|feeds)\/:secret(?:\/|$)/
/** Routes of a user's own account, also for users who may not see the gallery. */
const OWN_ACCOUNT = /^\/(?:settings(?:\/|$)|exports\/)/

export function isPrivate(): boolean {
  return setting('GALLERY_ACCESS') !== 'public'
}

/** Why a request to this route is refused; null when it is not. */
export function refusalOf(pattern: string, viewer: Viewer | null): Refusal | null {
  if (maySeeGallery(setting('GALLERY_ACCESS'), viewer) || OPEN_ROUTES.has(pattern)) return null
  if (BY_SECRET.test(pattern) && setting('SECRET_LINKS') === 'anyone') return null
  if (!viewer) return 'sign-in'
  return OWN_ACCOUNT.test(pattern) ? null : 'not-invited'
}
