import {
  type Administrator,
  type Editor,
  hasRole,
  type Person,
  type Reviewer,
  type Role,
} from '#app/platform/lib/authorized.ts'
import type { Setting } from '#app/platform/lib/settings.ts'

/** The caller has authenticated the user: by a session, or because it runs on the owner's machine. */
export function asPerson<T extends { id: string }>(user: T): T & Person {
  return user as T & Person
}

export function asReviewer<T extends Person & { role: Role }>(viewer: T | null): (T & Reviewer) | null {
  return viewer && hasRole(viewer.role, 'reviewer') ? (viewer as T & Reviewer) : null
}

export function asEditor<T extends Person & { role: Role }>(viewer: T | null): (T & Editor) | null {
  return viewer && hasRole(viewer.role, 'editor') ? (viewer as T & Editor) : null
}

export function asAdministrator<T extends Person & { role: Role }>(
  viewer: T | null,
): (T & Administrator) | null {
  return viewer?.role === 'admin' ? (viewer as T & Administrator) : null
}

/** Who can see a gallery: everyone, everyone with an account, or those whom an owner invited. */
export function maySeeGallery(
  access: Setting<'GALLERY_ACCESS'>,
  viewer: { isInvited: boolean } | null,
): boolean {
  if (access === 'public') return true
  return viewer !== null && (access === 'signed-in' || viewer.isInvited)
}
