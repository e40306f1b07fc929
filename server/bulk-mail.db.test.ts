/** Every kind of mail that is sent to many, through an SMTP server: readers end it with one click (RFC 8058). */
import { globSync, readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asPerson } from '#app/accounts/policy.ts'
import { requestSubscription } from '#app/accounts/subscribers/commands.server.ts'
import { followBrand } from '#app/collections/brand-commands.server.ts'
import { sendDigests } from '#app/collections/digest/digest.server.ts'
import { createSmartCollection } from '#app/collections/smart/commands.server.ts'
import { parseFilter } from '#app/collections/smart/schema.ts'
import { db } from '#app/platform/db/client.server.ts'
import { subscribers, users } from '#app/platform/db/schema.ts'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { startJobs, stopJobs } from '#app/platform/lib/jobs.server.ts'
import * as unsubscribe from '#app/routes/pages/newsletter-unsubscribe.tsx'
import { address } from '#test/address.ts'
import { callRoute } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { type MailServer, startMailServer } from '#test/mail-server.ts'
import { createUser } from '#test/signed-in.ts'

useTestDatabase()

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
  useEnv({ SMTP_URL: server.url, MAIL_FROM: 'Mailshelf <shelf@example.com>' })
  await startJobs()
})
afterAll(async () => {
  await stopJobs()
  useEnv({ SMTP_URL: undefined, MAIL_FROM: undefined })
  await server.close()
})

/** As mail programs do, without a session. */
async function pressUnsubscribe(link: string): Promise<number> {
  const { pathname } = new URL(link)
  const params = { token: pathname.split('/').at(-1)! }
  const form = { 'List-Unsubscribe': 'One-Click' }
  return (await callRoute(unsubscribe.action, pathname, { params, form })).status
}

test('confirmations of the newsletter and digests of every kind end with one click', async () => {
  const brand = await createBrand({ slug: 'oak' })
  await requestSubscription({ email: address('subscriber@example.com'), source: 'footer' })
  const [follower, collector] = [await createUser({ digest: true }), await createUser({ digest: true })]
  await followBrand({ actor: asPerson(follower), brandId: brand.id })
  await createSmartCollection({
    actor: asPerson(collector),
    input: { name: 'Oak', inDigest: true },
    filter: parseFilter('brand=oak'),
  })
  await createEmail({ brand })
  expect(await sendDigests(new Date())).toBe(2)
  await expect.poll(() => server.received).toHaveLength(3)

  for (const { headers } of server.received) {
    const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value
    expect(valueOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const [, link] = /^<(https?:\/\/[^<>]+)>$/.exec(valueOf('list-unsubscribe')!)!
    expect(await pressUnsubscribe(link!)).toBe(200)
    expect(await pressUnsubscribe(`${link!}x`)).toBe(404)
  }
  expect(await db().select().from(subscribers)).toMatchObject([{ status: 'unsubscribed' }])
  expect(await db().$count(users, eq(users.digest, true))).toBe(0)
  await createEmail({ brand })
  expect(await sendDigests(new Date(Date.now() + 8 * 24 * 3600 * 1000))).toBe(0)
})

test('all other mail answers what one person did', () => {
  const senders = globSync('app/**/*.server.ts').filter((file) =>
    /\b(?:sendMail|sendNow)\(\{/.test(readFileSync(file, 'utf8')),
  )
  expect(senders.toSorted()).toEqual([
    'app/accounts/emails/mailer.server.ts',
    'app/accounts/subscribers/mailer.server.ts',
    'app/admin/settings/test-email.server.ts',
    'app/admin/takedown/commands.server.ts',
    'app/collections/members/invitations.server.ts',
    'app/collections/smart/webhook-delivery.server.ts',
    'app/intake/inbox/test-message.server.ts',
    'app/intake/submissions/decision-mailer.server.ts',
  ])
})
