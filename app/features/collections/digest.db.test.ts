import { expect, test, vi } from 'vitest'
import { asPerson } from '#app/features/accounts/policy.ts'
import { sendMail } from '#app/lib/mail.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { mailSentTo } from '#test/sent-mail.ts'
import { createUser } from '#test/signed-in.ts'
import { followBrand } from './brand-commands.server.ts'
import { sendDigests } from './digest.server.ts'

vi.mock(import('#app/lib/mail.server.ts'), { spy: true })

useTestDatabase()

test('once a week, those who asked hear what the brands they follow have sent', async () => {
  const { id: brandId } = await createBrand({ name: 'Fernhill' })
  await createEmail({ brandId, subjectLine: 'The wrapping is on us' })
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
  expect(letter!.text).toContain('The wrapping is on us')
  expect(letter!.text).not.toContain('Of a brand nobody follows')
  for (const { email } of others) expect(await mailSentTo(email)).toEqual([])

  const week = 7 * 24 * 3600 * 1000
  expect(await sendDigests(new Date(now.getTime() + week - 1))).toBe(0)
  // Nothing new since, so nothing to say.
  expect(await sendDigests(new Date(now.getTime() + week))).toBe(0)
})

test('a letter that cannot be written does not cost the others theirs', async () => {
  const { id: brandId } = await createBrand()
  await createEmail({ brandId })
  const readers = [await createUser({ digest: true }), await createUser({ digest: true })]
  for (const user of readers) await followBrand({ actor: asPerson(user), brandId })
  vi.mocked(sendMail).mockRejectedValueOnce(new Error('no room'))
  expect(await sendDigests(new Date())).toBe(1)
  const letters = await Promise.all(readers.map(({ email }) => mailSentTo(email)))
  expect(letters.flat()).toHaveLength(1)
})
