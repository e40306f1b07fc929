import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { contactMessages, rateLimits, subscribers } from '#app/platform/db/schema.ts'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { address } from '#test/address.ts'
import { useTestDatabase } from '#test/database.ts'
import { mailSentTo } from '#test/sent-mail.ts'
import { createAdministrator } from '#test/signed-in.ts'
import {
  confirmSubscription,
  endSubscription,
  markAnswered,
  storeContactMessage,
  requestSubscription,
} from './commands.server.ts'
import { contactMessage } from './schema.ts'
import { countSubscribers, knowsSubscriber, listMessages } from './queries.server.ts'

useTestDatabase()

async function newestLink(address: string, page: 'confirm' | 'unsubscribe'): Promise<string> {
  const mail = (await mailSentTo(address)).at(-1)
  return new RegExp(`/newsletter/${page}/([\\w-]+)`).exec(mail?.text ?? '')![1]!
}

describe('the newsletter', () => {
  it('accepts an address once, in any notation, and only after confirmation', async () => {
    await requestSubscription({ email: address('Ada@example.com'), source: 'blog' })
    await requestSubscription({ email: address('ada@EXAMPLE.com'), source: 'footer' })
    expect(await db().select().from(subscribers)).toMatchObject([
      { email: 'ada@example.com', source: 'blog', status: 'pending' },
    ])
    expect(await confirmSubscription(await newestLink('ada@example.com', 'confirm'))).toBe(true)
    expect(await countSubscribers(await createAdministrator())).toEqual({ confirmed: 1, pending: 0 })
  })

  it('sends no second email to a confirmed subscriber', async () => {
    const email = 'bea@example.com'
    await requestSubscription({ email: address(email), source: 'footer' })
    await confirmSubscription(await newestLink(email, 'confirm'))
    await requestSubscription({ email: address(email), source: 'footer' })
    expect(await mailSentTo(email)).toHaveLength(1)
  })

  it('unsubscribes with one click, and resubscribes only with another', async () => {
    const email = 'cy@example.com'
    await requestSubscription({ email: address(email), source: 'footer' })
    const mail = (await mailSentTo(email)).at(-1)!
    expect(mail.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    expect(await endSubscription(await newestLink(email, 'unsubscribe'))).toBe(true)
    await requestSubscription({ email: address(email), source: 'footer' })
    expect(await db().select().from(subscribers)).toMatchObject([{ status: 'unsubscribed' }])
    expect(await mailSentTo(email)).toHaveLength(2)
  })

  it('asks an address three times a day, whoever enters it', async () => {
    const email = 'dee@example.com'
    for (const typed of [email, 'Dee@example.com', email, 'dee@EXAMPLE.com', email]) {
      await requestSubscription({ email: address(typed), source: 'footer' })
    }
    expect(await mailSentTo(email)).toHaveLength(3)
    await requestSubscription({ email: address('eve@example.com'), source: 'footer' })
    expect(await mailSentTo('eve@example.com')).toHaveLength(1)
  })

  it('asks a former subscriber once a week', async () => {
    const email = 'fay@example.com'
    await requestSubscription({ email: address(email), source: 'footer' })
    await endSubscription(await newestLink(email, 'unsubscribe'))
    for (let day = 0; day < 3; day++) {
      await requestSubscription({ email: address(email), source: 'footer' })
      // The next day.
      await db()
        .update(rateLimits)
        .set({ resetsAt: sql`${rateLimits.resetsAt} - interval '1 day'` })
    }
    expect(await mailSentTo(email)).toHaveLength(2)
    await db()
      .update(rateLimits)
      .set({ resetsAt: sql`now()` })
    await requestSubscription({ email: address(email), source: 'footer' })
    expect(await mailSentTo(email)).toHaveLength(3)
  })

  it('accepts each link for its own purpose only', async () => {
    const email = 'gus@example.com'
    await requestSubscription({ email: address(email), source: 'footer' })
    const confirm = await newestLink(email, 'confirm')
    const unsubscribe = await newestLink(email, 'unsubscribe')
    expect(await confirmSubscription(unsubscribe)).toBe(false)
    expect(await endSubscription(confirm)).toBe(false)
    expect(await knowsSubscriber('confirm', unsubscribe)).toBe(false)
    expect(await knowsSubscriber('confirm', confirm)).toBe(true)
  })

  it('does not let an old confirmation resubscribe anybody', async () => {
    const email = 'hal@example.com'
    await requestSubscription({ email: address(email), source: 'footer' })
    const confirm = await newestLink(email, 'confirm')
    expect(await confirmSubscription(confirm)).toBe(true)
    await endSubscription(await newestLink(email, 'unsubscribe'))
    expect(await confirmSubscription(confirm)).toBe(false)
    expect(await db().select().from(subscribers)).toMatchObject([{ status: 'unsubscribed' }])
    await requestSubscription({ email: address(email), source: 'footer' })
    expect(await confirmSubscription(await newestLink(email, 'confirm'))).toBe(true)
  })

  it.each([
    ['confirm', 7],
    ['unsubscribe', 2 * 365],
  ] as const)('a link to %s expires after %d days', async (purpose, days) => {
    const email = 'ida@example.com'
    await requestSubscription({ email: address(email), source: 'footer' })
    const token = await newestLink(email, purpose)
    const use = purpose === 'confirm' ? confirmSubscription : endSubscription
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * 3_600_000 })
    try {
      expect(await use(token)).toBe(false)
    } finally {
      vi.useRealTimers()
    }
    expect(await use(token)).toBe(true)
  })

  it.each(['', 'nonsense', '00000000-0000-4000-8000-000000000000'])('refuses the link %j', async (token) => {
    expect(await confirmSubscription(token)).toBe(false)
    expect(await endSubscription(token)).toBe(false)
  })
})

describe('the contact page', () => {
  it('stores a message and sends it to the site’s mailbox', async () => {
    useEnv({ CONTACT_EMAIL_HELLO: address('owner@example.com') })
    const message = {
      name: 'Ada',
      email: address('ada@example.com'),
      topic: 'A question',
      message: 'One.\n\nTwo <b>.',
    } as const
    await storeContactMessage(message)
    expect(await db().select().from(contactMessages)).toMatchObject([message])
    const [mail] = await mailSentTo('owner@example.com')
    expect(mail).toMatchObject({ headers: { 'Reply-To': 'ada@example.com' } })
    expect(mail!.html).toContain('Two &lt;b&gt;.')
    const actor = await createAdministrator()
    const [kept] = await listMessages({ actor, page: 1 })
    expect(await markAnswered({ actor, id: kept!.id })).toBe(true)
    expect((await listMessages({ actor, page: 1 }))[0]!.answeredAt).toBeInstanceOf(Date)
  })

  it('attack: input reaches no header but Reply-To', async () => {
    useEnv({ CONTACT_EMAIL_HELLO: address('owner@example.com') })
    const inject = 'Ada\r\nBcc: victim@example.com\r\n\r\nAnother body'
    const typed = { name: inject, email: 'ada@example.com', topic: 'A question', message: inject }
    await storeContactMessage(contactMessage.parse(typed))
    const mail = (await mailSentTo('owner@example.com')).at(-1)!
    expect([mail.to, mail.subject, mail.headers]).toEqual([
      'owner@example.com',
      expect.not.stringMatching(/Ada|victim|[\r\n]/),
      { 'Reply-To': 'ada@example.com' },
    ])
    expect(mail.text).toContain('Bcc: victim@example.com')
    expect(contactMessage.safeParse({ ...typed, email: inject }).success).toBe(false)
    expect(contactMessage.safeParse({ ...typed, topic: inject }).success).toBe(false)
  })
})
