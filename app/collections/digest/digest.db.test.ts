import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { users } from '#app/platform/db/schema.ts'
import { endSubscription } from '#app/accounts/subscribers/commands.server.ts'
import { knowsSubscriber } from '#app/accounts/subscribers/queries.server.ts'
import { asPerson } from '#app/accounts/policy.ts'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { sendMail } from '#app/platform/lib/mail.server.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { mailSentTo } from '#test/sent-mail.ts'
import { createUser } from '#test/signed-in.ts'
import { followBrand } from '../brand-commands.server.ts'
import { sendDigests } from './digest.server.ts'

useTestDatabase()
afterEach(() => useEnv({ GALLERY_ACCESS: undefined }))

test('sends new emails of followed brands once a week to users who asked for them', async () => {
  const { id: brandId } = await createBrand({ name: 'Fernhill' })
  await createEmail({ brandId, slug: 'the-wrapping', subjectLine: 'The wrapping is on us' })
  await createEmail({ subjectLine: 'Of a brand nobody follows' })
  const asked = await createUser({ digest: true })
  const others = [
    await createUser({ digest: false }),
    await createUser({ digest: true, emailVerified: false }),
  ]
  for (const user of [asked, ...others]) await followBrand({ actor: asPerson(user), brandId })
  await createUser({ digest: true })

  const now = new Date()
  const [first, again] = await Promise.all([sendDigests(now), sendDigests(now)])
  expect(first + again).toBe(1)
  const [letter] = await mailSentTo(asked.email)
  expect(letter!.text).toContain(`Fernhill: The wrapping is on us\n${siteUrl()}/email/the-wrapping\n`)
  expect(letter!.html).toContain(`href="${siteUrl()}/email/the-wrapping"`)
  expect(letter!.text).not.toContain('Of a brand nobody follows')
  for (const { email } of others) expect(await mailSentTo(email)).toEqual([])

  const week = 7 * 24 * 3600 * 1000
  expect(await sendDigests(new Date(now.getTime() + week - 1))).toBe(0)
  // Nothing new since, so no email.
  expect(await sendDigests(new Date(now.getTime() + week))).toBe(0)
})

test('the mail program’s own unsubscribe button turns digests off', async () => {
  const [reader, other] = await createReaders(2)
  await sendDigests(new Date())
  const [digest] = await mailSentTo(reader!.email)
  expect(digest!.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  const token = /unsubscribe\/([^/>]+)>$/.exec(digest!.headers!['List-Unsubscribe']!)![1]!
  expect(await knowsSubscriber('digest', token)).toBe(true)
  expect(await knowsSubscriber('unsubscribe', token)).toBe(false)
  expect(await endSubscription(token)).toBe(true)
  const readers = await db().select({ id: users.id, digest: users.digest }).from(users)
  expect(readers.find(({ id }) => id === reader!.id)?.digest).toBe(false)
  expect(readers.find(({ id }) => id === other!.id)?.digest).toBe(true)
})

test('a gallery that only invited users can see sends digests only to them', async () => {
  useEnv({ GALLERY_ACCESS: 'invited' })
  const { id: brandId } = await createBrand({ name: 'Fernhill' })
  await createEmail({ brandId, subjectLine: 'The wrapping is on us' })
  const invited = await createUser({ digest: true, invitedAt: new Date() })
  const editor = await createUser({ digest: true, role: 'editor' })
  const stranger = await createUser({ digest: true })
  for (const user of [invited, editor, stranger]) await followBrand({ actor: asPerson(user), brandId })
  expect(await sendDigests(new Date())).toBe(2)
  for (const { email } of [invited, editor]) expect(await mailSentTo(email)).toHaveLength(1)
  expect(await mailSentTo(stranger.email)).toEqual([])
})

test('a digest that fails does not affect the others, and is retried by the next run', async () => {
  const readers = await createReaders(2)
  expect(await sendDigests(new Date(), failingFor(readers[0]!))).toBe(1)
  expect((await digestsOf(readers)).flat()).toHaveLength(1)
  expect(await sendDigests(new Date())).toBe(1)
  expect(await digestsOf(readers)).toEqual([[expect.anything()], [expect.anything()]])
})

test('a run interrupted after the first of three is finished by the next, and nobody gets two', async () => {
  const readers = await createReaders(3)
  let queued = 0
  async function queueAndDie(...given: Parameters<typeof sendMail>) {
    await sendMail(...given)
    queued++
    if (queued > 1) throw new Error('killed before the commit')
  }
  const now = new Date()
  expect(await sendDigests(now, queueAndDie)).toBe(1)
  expect(queued).toBe(3)
  expect((await digestsOf(readers)).flat()).toHaveLength(1)

  const hourLater = new Date(now.getTime() + 3_600_000)
  const [one, other] = await Promise.all([sendDigests(hourLater), sendDigests(hourLater)])
  expect(one + other).toBe(2)
  expect(await sendDigests(hourLater)).toBe(0)
  for (const digests of await digestsOf(readers)) expect(digests).toHaveLength(1)
})

test('a user who turns digests off before theirs is sent gets none', async () => {
  const [reader] = await createReaders(1)
  expect(await sendDigests(new Date(), failingFor(reader!))).toBe(0)
  await db().update(users).set({ digest: false }).where(eq(users.id, reader!.id))
  expect(await sendDigests(new Date())).toBe(0)
  expect(await digestsOf([reader!])).toEqual([[]])
})

type Reader = Awaited<ReturnType<typeof createUser>>

/** Users with digests on who follow a brand with new emails. */
async function createReaders(count: number): Promise<Reader[]> {
  const { id: brandId } = await createBrand()
  await createEmail({ brandId })
  const readers: Reader[] = []
  for (let made = 0; made < count; made++) readers.push(await createUser({ digest: true }))
  for (const reader of readers) await followBrand({ actor: asPerson(reader), brandId })
  return readers
}

/** Queues mail, but not to this reader. */
function failingFor({ email }: Reader): typeof sendMail {
  return async (mail, tx) => {
    if (mail.to === email) throw new Error('no room')
    await sendMail(mail, tx)
  }
}

function digestsOf(readers: Reader[]) {
  return Promise.all(readers.map(({ email }) => mailSentTo(email)))
}
