import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { emailAttributes, emails } from '#app/platform/db/schema.ts'
import { ATTRIBUTES_VERSION } from '#app/inspection/attributes/email-attributes.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, storeFile, useStorage } from '#app/platform/lib/storage.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createEmail } from '#test/factories.ts'
import { importMessage } from '#test/imported-message.ts'
import { attributesRefresh } from './refresh-attributes.server.ts'

useTestDatabase()
beforeAll(async () => {
  useStorage(await openStorage(parseEnv({ DATA_DIR: mkdtempSync(path.join(tmpdir(), 'facts-')) })))
})

const MESSAGE = [
  'Date: Fri, 29 Nov 2024 23:30:00 -0500',
  'From: Fernhill <no-reply@fernhill.test>',
  'To: Ada Lovelace <ada@lovelace.test>',
  'Subject: Ada, 40% off ends tonight',
  'X-MC-User: 9d7ced8c4bbd6c2f238673f0f',
  'List-Unsubscribe: <https://fernhill.test/u>',
  'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  'Authentication-Results: mx.home.test; spf=softfail smtp.mailfrom=fernhill.test; dkim=pass header.d=fernhill.test',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Dear Ada, use code FERN40 at checkout.</p><p>Chairs from $120 to $1,299.00. Free shipping.</p>',
].join('\r\n')

async function add(message: string): Promise<string> {
  return (await importMessage(message, { brand: { slug: 'fernhill', name: 'Fernhill' } })).id
}

async function attributesOf(id: string) {
  const [facts] = await db().select().from(emailAttributes).where(eq(emailAttributes.emailId, id))
  return facts!
}

test('an email is stored with its facts and where they were read', async () => {
  expect(await attributesOf(await add(MESSAGE))).toMatchObject({
    rulesVersion: ATTRIBUTES_VERSION,
    platform: 'mailchimp',
    discountPercent: 40,
    hasCode: true,
    freeShipping: true,
    priceLowCents: 12_000,
    priceHighCents: 129_900,
    priceCurrency: 'USD',
    // The end of that Friday in the sender's zone.
    offerDeadline: new Date('2024-11-30T04:59:59Z'),
    subjectPersonal: true,
    urgency: true,
    noReply: true,
    oneClickUnsubscribe: true,
    spf: 'fail',
    dkim: 'pass',
    dmarc: null,
    sentOn: '2024-11-29',
    sentWeekday: 5,
    sentHour: 23,
  })
})

test('facts hold nothing of the recipient', async () => {
  const facts = JSON.stringify(await attributesOf(await add(MESSAGE.replace('40% off', '41% off'))))
  expect(facts).toContain('41')
  expect(facts).not.toMatch(/ada|lovelace|FERN40/i)
})

test('facts of a changed email are read again, and those of one with another screenshot', async () => {
  const id = await add(MESSAGE.replace('40% off', '42% off'))
  const [{ facts }] = (await db().select().from(emails).where(eq(emails.id, id))) as [
    typeof emails.$inferSelect,
  ]
  await db()
    .update(emails)
    .set({ facts: { ...facts, colors: ['#112233'] } })
    .where(eq(emails.id, id))
  expect(await attributesOf(id)).toMatchObject({ rulesVersion: 0, palette: ['#112233'] })
  expect(await attributesRefresh.run(60_000)).toBe(true)

  await db().update(emails).set({ subjectLine: 'A quiet Friday' }).where(eq(emails.id, id))
  expect(await attributesOf(id)).toMatchObject({ rulesVersion: 0, discountPercent: 42 })
  expect(await attributesRefresh.run(60_000)).toBe(true)
  expect(await attributesOf(id)).toMatchObject({
    rulesVersion: ATTRIBUTES_VERSION,
    discountPercent: null,
    urgency: false,
    hasCode: true,
    platform: 'mailchimp',
    palette: ['#112233'],
  })
})

test('a refresh that is stopped goes on where it was, and passes what cannot be read', async () => {
  const ids = [await add(MESSAGE.replace('40%', '43%')), await add(MESSAGE.replace('40%', '44%'))]
  const lost = await createEmail({ htmlKey: 'private/00/gone.html' })
  const html = await createEmail({
    htmlKey: await storeFile('private', Buffer.from('<p>Save up to $30</p>'), 'html'),
  })
  await db()
    .insert(emailAttributes)
    .values([{ emailId: lost.id }, { emailId: html.id }])
  await db().update(emailAttributes).set({ rulesVersion: 0, discountPercent: null })

  const stopped = new AbortController()
  stopped.abort()
  expect(await attributesRefresh.run(60_000, stopped.signal)).toBe(false)
  expect(await attributesRefresh.run(60_000)).toBe(true)
  expect((await Promise.all(ids.map(attributesOf))).map(({ discountPercent }) => discountPercent)).toEqual([
    43, 44,
  ])
  expect(await attributesOf(lost.id)).toMatchObject({ rulesVersion: ATTRIBUTES_VERSION, skeleton: '' })
  // Its original is gone: what only headers say stays unknown.
  expect(await attributesOf(html.id)).toMatchObject({ moneyOffCents: 3000, platform: null, sentHour: null })
})
