import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { homeVisits } from '#app/platform/db/schema.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { signedIn } from '#test/signed-in.ts'
import { followBrand, unfollowBrand } from './brand-commands.server.ts'
import { homeNews, listFollowed, listFollowedBrands, previousVisit } from './following.server.ts'

useTestDatabase()

const preview = {
  width: 640,
  height: 900,
  dominantColor: '#ffffff',
  files: [{ width: 640, height: 900, webp: 'media/aa/a.webp', avif: null }],
}

/** As if the user had come this long before. */
async function letPass(minutes: number) {
  await db().execute(sql`
    update home_visits set started_at = started_at - make_interval(mins => ${minutes}::int),
      previous_at = previous_at - make_interval(mins => ${minutes}::int)`)
}

test('lists the emails of followed brands, newest first, page by page', async () => {
  const { viewer } = await signedIn()
  expect(await listFollowed(viewer, null)).toEqual({ emails: [], next: null })
  const [one, two, other] = [await createBrand(), await createBrand(), await createBrand()]
  const emails = []
  for (const brand of [one, other, two, one]) emails.push(await createEmail({ brand }))
  for (const { id: brandId } of [one, two]) await followBrand({ actor: viewer, brandId })
  const list = await listFollowed(viewer, null)
  expect(list.emails.map(({ id }) => id)).toEqual([emails[3]!.id, emails[2]!.id, emails[0]!.id])
  const rest = await listFollowed(viewer, emails[3]!.id)
  expect(rest.emails.map(({ id }) => id)).toEqual([emails[2]!.id, emails[0]!.id])

  await unfollowBrand({ actor: viewer, brandId: one.id })
  expect((await listFollowed(viewer, null)).emails.map(({ id }) => id)).toEqual([emails[2]!.id])
  expect((await listFollowedBrands(viewer)).map(({ id }) => id)).toEqual([two.id])
  const stranger = await signedIn()
  expect(await listFollowedBrands(stranger.viewer)).toEqual([])
})

test('a visit is written once and begins again after half an hour', async () => {
  const { viewer } = await signedIn()
  expect(await previousVisit(viewer)).toBeNull()
  expect(await previousVisit(viewer)).toBeNull()
  const [first] = await db().select().from(homeVisits)
  await letPass(29)
  const [unchanged] = await db().select().from(homeVisits)
  expect(await previousVisit(viewer)).toBeNull()
  expect(await db().select().from(homeVisits)).toEqual([unchanged])
  await letPass(1)
  const began = await previousVisit(viewer)
  expect(began!.getTime()).toBe(first!.startedAt.getTime() - 30 * 60_000)
  expect(await previousVisit(viewer)).toEqual(began)
})

test('two pages opened at once begin one visit', async () => {
  const { viewer } = await signedIn()
  await previousVisit(viewer)
  await letPass(60)
  const began = await Promise.all([previousVisit(viewer), previousVisit(viewer)])
  expect(began[0]).toEqual(began[1])
  expect(began[0]).not.toBeNull()
})

test('home shows what came in since the last visit, followed brands first, and nothing otherwise', async () => {
  const { viewer } = await signedIn()
  const [followed, other] = [await createBrand(), await createBrand()]
  await createEmail({ brand: followed, preview })
  await followBrand({ actor: viewer, brandId: followed.id })
  expect(await homeNews(viewer)).toBeNull()
  await letPass(45)
  // Everything is as it was; the email came in before the visit that is now the last one.
  await db().execute(sql`update emails set created_at = created_at - interval '1 hour'`)
  expect(await homeNews(viewer)).toBeNull()

  await createEmail({ brand: followed, preview, subjectLine: 'From a friend' })
  const low = { preview: { ...preview, height: 90 }, bodyText: '# Hello\n\nYour order is **here**.' }
  await createEmail({ brand: other, ...low, subjectLine: 'From elsewhere' })
  await createEmail({ brand: other, preview, status: 'hidden' })
  await letPass(31)
  await db().execute(sql`update emails set created_at = created_at - interval '1 minute'`)
  expect(await homeNews(viewer)).toMatchObject({
    count: 2,
    followed: 1,
    thumbnails: [
      { subject: 'From a friend' },
      { subject: 'From elsewhere', lines: 'Hello\nYour order is here.' },
    ],
  })
})
