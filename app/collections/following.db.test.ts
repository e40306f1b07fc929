import { expect, test } from 'vitest'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { signedIn } from '#test/signed-in.ts'
import { followBrand, unfollowBrand } from './brand-commands.server.ts'
import { listFollowed, listFollowedBrands } from './following.server.ts'

useTestDatabase()

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
