/** Following smart collections: in the weekly digest, and as a feed. */
import { expect, test } from 'vitest'
import { asPerson } from '#app/accounts/policy.ts'
import { followBrand } from '#app/collections/brand-commands.server.ts'
import { sendDigests } from '#app/collections/digest/digest.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { mailSentTo } from '#test/sent-mail.ts'
import { createUser } from '#test/signed-in.ts'
import { createSmartCollection } from './commands.server.ts'
import { createFeed, findFeed } from './feeds.server.ts'
import { DIGEST_PARTS, REVOKED_FEEDS_MAX } from './limits.ts'
import { parseFilter } from './schema.ts'

useTestDatabase()

type Reader = Awaited<ReturnType<typeof createUser>>

async function save(
  reader: Reader,
  filter: string,
  { name = 'Mine', inDigest = true } = {},
): Promise<string> {
  const actor = asPerson(reader)
  const input = { name, inDigest }
  const created = await createSmartCollection({ actor, input, filter: parseFilter(filter) })
  return (created as { id: string }).id
}

async function digestOf({ email }: Reader): Promise<string | undefined> {
  await sendDigests(new Date())
  return (await mailSentTo(email))[0]?.text
}

test('the digest tells of what came into those that are in it', async () => {
  const welcome = await createCategory({ name: 'Welcome', slug: 'welcome' })
  const oak = await createBrand({ name: 'Oak', slug: 'oak' })
  await createEmail({ brand: oak, categories: [welcome], subjectLine: 'Was there before it' })
  const reader = await createUser({ digest: true })
  await save(reader, 'type=welcome', { name: 'Hellos' })
  await save(reader, 'brand=oak', { name: 'Not in the digest', inDigest: false })
  await save(reader, 'q=zeppelin', { name: 'Nothing came' })
  await createEmail({ brand: oak, categories: [welcome], subjectLine: 'Come in' })
  await createEmail({ subjectLine: 'Neither' })

  const text = await digestOf(reader)
  expect(text).toContain('New in your smart collections')
  expect(text).toContain('Hellos: 1 new\n\nOak: Come in')
  for (const not of ['Was there before it', 'Not in the digest', 'Nothing came', 'Neither']) {
    expect(text).not.toContain(not)
  }
})

test('the digest stays short: a few emails of a few smart collections', async () => {
  const oak = await createBrand({ name: 'Oak', slug: 'oak' })
  const reader = await createUser({ digest: true })
  for (let number = 1; number <= DIGEST_PARTS + 2; number++) {
    await save(reader, 'brand=oak', { name: `No. ${number}` })
  }
  await followBrand({ actor: asPerson(reader), brandId: oak.id })
  for (let number = 1; number <= 6; number++)
    await createEmail({ brand: oak, subjectLine: `Email ${number}` })

  const text = (await digestOf(reader))!
  expect(text).toContain('New from brands you follow')
  expect(text).toContain('No. 12: 6 new')
  expect(text).not.toContain('No. 2: 6 new')
  expect(text).toContain('There are new emails in 2 more smart collections.')
  // In the list of followed brands; each smart collection lists the newest five.
  expect(text.match(/Email 1\n/g)).toHaveLength(1)
  expect(text.match(/Email 6\n/g)).toHaveLength(1 + DIGEST_PARTS)
})

test('a feed has the newest emails; old addresses are forgotten at last', async () => {
  const oak = await createBrand({ name: 'Oak', slug: 'oak' })
  const owner = await createUser()
  const id = await save(owner, 'brand=oak', { name: 'Oaks' })
  const actor = asPerson(owner)
  const older = await createEmail({ brand: oak })
  const newer = await createEmail({ brand: oak })
  await createEmail({ brand: oak, status: 'draft' })
  const secrets: string[] = []
  for (let made = 0; made <= REVOKED_FEEDS_MAX + 1; made++) {
    secrets.push(((await createFeed({ actor, id })) as { secret: string }).secret)
  }
  expect(await findFeed(secrets.at(-1)!, 50)).toEqual({
    state: 'open',
    smart: { id, name: 'Oaks' },
    emailIds: [newer.id, older.id],
  })
  expect(await findFeed(secrets[1]!, 50)).toEqual({ state: 'gone' })
  expect(await findFeed(secrets[0]!, 50)).toEqual({ state: 'missing' })
  expect(await findFeed('short', 50)).toEqual({ state: 'missing' })
})
