import { expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { users } from '#app/platform/db/schema.ts'
import { address } from '#test/address.ts'
import { useTestDatabase } from '#test/database.ts'
import { createUser, requestMetaWith } from '#test/signed-in.ts'
import { createFirstOwner, createSetupLink, isSetupToken } from './first-owner.server.ts'

useTestDatabase()

async function setupToken(): Promise<string> {
  const link = await createSetupLink('http://gallery.example')
  return new URL(link!).searchParams.get('token')!
}

function owner(token: string, email = 'owner@example.com') {
  const given = { name: 'Olga Owner', email: address(email), password: 'paper boats go far' }
  return createFirstOwner({ meta: requestMetaWith(), token, ...given })
}

test('whoever has the link becomes the owner, once', async () => {
  const [token, other] = [await setupToken(), await setupToken()]
  expect(await owner('nonsense')).toMatchObject({ ok: false, reason: 'link-over' })
  expect(await owner(token)).toMatchObject({ ok: true })
  expect(await db().select().from(users)).toMatchObject([{ role: 'admin', emailVerified: true }])
  for (const used of [token, other]) {
    expect(await isSetupToken(used)).toBe(false)
    expect(await owner(used, 'second@example.com')).toMatchObject({ ok: false, reason: 'link-over' })
  }
  expect(await createSetupLink('http://gallery.example')).toBeNull()
})

test('of two at the same time, with a link each, one becomes the owner', async () => {
  const tokens = [await setupToken(), await setupToken()]
  const made = await Promise.all(tokens.map((token, at) => owner(token, `owner${at}@example.com`)))
  expect(made.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await db().$count(users)).toBe(1)
})

test('an account whose address nobody confirmed is taken over, a confirmed one is not', async () => {
  await createUser({ email: 'claimed@example.com', emailVerified: false, password: 'an intruder’s password' })
  await createUser({ email: 'real@example.com' })
  const token = await setupToken()
  expect(await owner(token, 'real@example.com')).toMatchObject({ ok: false, reason: 'taken' })
  expect(await owner(token, 'claimed@example.com')).toMatchObject({ ok: true })
})

test('a weak password is refused, and the link still works', async () => {
  const token = await setupToken()
  const given = { name: 'Olga', email: address('owner@example.com'), password: 'password' }
  expect(await createFirstOwner({ meta: requestMetaWith(), token, ...given })).toMatchObject({ ok: false })
  expect(await owner(token)).toMatchObject({ ok: true })
})
