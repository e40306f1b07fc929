import type { Administrator, Person } from '#app/lib/authorized.ts'

/** The caller has authenticated the user: by a session, or because it runs on the owner's machine. */
export function asPerson<T extends { id: string }>(user: T): T & Person {
  return user as T & Person
}

export function asAdministrator<T extends Person & { isAdmin: boolean }>(
  viewer: T | null,
): (T & Administrator) | null {
  return viewer?.isAdmin ? (viewer as T & Administrator) : null
}
