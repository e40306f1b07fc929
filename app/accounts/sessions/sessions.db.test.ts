import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { sessions } from '#app/platform/db/schema.ts'
import { useTestDatabase } from '#test/database.ts'
import { cookiesFrom, createUser, requestMetaWith, signedIn } from '#test/signed-in.ts'
import { SESSION_ABSOLUTE } from './session-limits.ts'
import { findSession } from './sessions.server.ts'

useTestDatabase()

const DAY = 24 * 60 * 60 * 1000

describe('a session', () => {
  it('belongs to the user it was started for', async () => {
    const { viewer, meta } = await signedIn({
      name: 'Ada',
      email: 'ada@example.com',
      image: '/media/ada.webp',
    })
    expect(viewer).toEqual({
      id: viewer.id,
      email: 'ada@example.com',
      name: 'Ada',
      imageUrl: '/media/ada.webp',
      emailVerified: true,
      role: 'member',
      isAdmin: false,
      isInvited: false,
    })
    expect((await findSession(meta)).session).toMatchObject({ viewer, fresh: true })
  })

  it('is invalid when the cookie is forged or changed by one letter', async () => {
    const { cookie } = await signedIn()
    for (const forged of [
      cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      cookie.split('.')[0]!,
    ]) {
      expect((await findSession(requestMetaWith(forged))).session).toBeNull()
    }
  })

  it('is extended while in use, but not on every request', async () => {
    const { meta, sessionId } = await signedIn()
    expect((await findSession(meta)).headers.getSetCookie()).toEqual([])
    await age(sessionId, { createdAt: 5 * DAY, expiresIn: 25 * DAY })
    const { session, headers } = await findSession(meta)
    expect(session).toMatchObject({ fresh: false })
    expect(headers.getSetCookie()[0]).toMatch(/Max-Age=2592000/)
    const [row] = await db().select().from(sessions)
    expect(row!.expiresAt.getTime() - Date.now()).toBeGreaterThan(29 * DAY)
  })

  it('ends at its absolute limit', async () => {
    const { meta, sessionId } = await signedIn()
    await age(sessionId, { createdAt: SESSION_ABSOLUTE * 1000 + 1000, expiresIn: 29 * DAY })
    const { session, headers } = await findSession(meta)
    expect(session).toBeNull()
    expect(cookiesFrom(headers, meta.headers.get('cookie')!)).toBe('')
    expect(await db().select().from(sessions)).toEqual([])
  })

  it('ends after a period without use', async () => {
    const { meta, sessionId } = await signedIn()
    await age(sessionId, { createdAt: 31 * DAY, expiresIn: -1000 })
    expect((await findSession(meta)).session).toBeNull()
  })
})

describe('a role', () => {
  it.each([
    [{ role: 'admin', emailVerified: true }, 'admin'],
    [{ role: 'admin', emailVerified: false }, 'member'],
    [{ role: 'editor', emailVerified: true }, 'editor'],
    [{ role: 'editor', emailVerified: false }, 'member'],
    [{ role: 'reviewer', emailVerified: true }, 'reviewer'],
    [{ role: 'member', emailVerified: true }, 'member'],
  ] as const)('%j: %s', async (row, role) => {
    const { viewer } = await signedIn(await createUser(row))
    expect(viewer).toMatchObject({ role, isAdmin: role === 'admin' })
  })
})

async function age(id: string, { createdAt, expiresIn }: { createdAt: number; expiresIn: number }) {
  const now = Date.now()
  await db()
    .update(sessions)
    .set({
      createdAt: new Date(now - createdAt),
      authenticatedAt: new Date(now - createdAt),
      expiresAt: new Date(now + expiresIn),
    })
    .where(eq(sessions.id, id))
}
