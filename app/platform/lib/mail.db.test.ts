import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { useTestDatabase } from '#test/database.ts'
import { type MailServer, startMailServer } from '#test/mail-server.ts'
import { address } from '#test/address.ts'
import type { EmailAddress } from './email-address.ts'
import { useEnv } from './env.server.ts'
import { startJobs, stopJobs } from './jobs.server.ts'
import { outboxFolder, sendMail } from './mail.server.ts'
import { listOutbox, readOutboxMail } from './outbox.server.ts'

const database = useTestDatabase()

let server: MailServer
let folder: string

beforeAll(async () => {
  server = await startMailServer()
  folder = await mkdtemp(path.join(tmpdir(), 'mailshelf-mail-'))
  useEnv({ DATA_DIR: folder, MAIL_FROM: 'Mailshelf <shelf@example.com>' })
  await startJobs()
})
afterAll(async () => {
  await stopJobs()
  await server.close()
  await rm(folder, { recursive: true })
})
afterEach(async () => {
  server.received.length = 0
  // Otherwise they would be retried during another test.
  await database().executeSql(`delete from pgboss.job where name = 'mail' and state = 'retry'`)
})

const mail = {
  to: address('ada@example.com'),
  subject: 'Grüße – ✓',
  html: '<p>Hallo <b>Ada</b></p>',
  text: 'Hallo Ada',
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
}

async function states(): Promise<Record<string, number>> {
  const { rows } = await database().executeSql(
    `select state, count(*)::int as count from pgboss.job where name = 'mail' group by state`,
  )
  return Object.fromEntries(rows.map(({ state, count }) => [state as string, count as number]))
}

async function newestState(): Promise<unknown> {
  const { rows } = await database().executeSql(
    `select state from pgboss.job where name = 'mail' order by created_on desc limit 1`,
  )
  return rows[0]!['state']
}

it('is sent by SMTP with both parts and its headers', async () => {
  useEnv({ SMTP_URL: server.url })
  await sendMail(mail)
  await expect.poll(() => server.received).toHaveLength(1)
  expect(server.received[0]).toMatchObject({
    from: { name: 'Mailshelf', address: 'shelf@example.com' },
    to: [{ address: 'ada@example.com' }],
    subject: mail.subject,
    text: expect.stringContaining('Hallo Ada') as string,
    html: expect.stringContaining('<b>Ada</b>') as string,
  })
  expect(server.received[0]!.headers).toContainEqual(
    expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
  )
})

it('attack: an address that might be read as two', async () => {
  useEnv({ SMTP_URL: server.url })
  await sendMail({ ...mail, to: 'first,second@example.com' as EmailAddress })
  await expect.poll(() => server.received).toHaveLength(1)
  expect(server.received[0]!.envelope).toEqual(['"first,second"@example.com'])
})

it('attack: line breaks in a subject and a header', async () => {
  useEnv({ SMTP_URL: server.url })
  const inject = 'Hello\r\nBcc: victim@example.com\r\n\r\n<b>Body</b>'
  await sendMail({ ...mail, subject: inject, headers: { 'Reply-To': `ada@example.com\r\nX-Injected: 1` } })
  await expect.poll(() => server.received).toHaveLength(1)
  const [message] = server.received
  expect(message!.envelope).toEqual(['ada@example.com'])
  expect(message!.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(message!.headers.map(({ key }) => key)).not.toContain('x-injected')
  expect(message!.text).toContain('Hallo Ada')
})

it('is encrypted in the queue: a copy of the database reveals no link', async () => {
  useEnv({ SMTP_URL: server.url })
  await sendMail({ ...mail, text: 'https://example.com/reset?token=very-secret' })
  const { rows } = await database().executeSql(
    `select data::text as data from pgboss.job where name = 'mail'`,
  )
  expect(
    rows.some(({ data }) => (data as string).includes('very-secret') || (data as string).includes('ada@')),
  ).toBe(false)
  await expect.poll(() => server.received).toHaveLength(1)
})

it('is retried when the server is unavailable or busy, and given up when it refuses permanently', async () => {
  useEnv({ SMTP_URL: server.url })
  await expect.poll(states).not.toHaveProperty('active')
  const before = await states()
  server.refusals.push({ responseCode: 451, message: 'Busy' })
  await sendMail(mail)
  await expect.poll(async () => (await states())['retry']).toBe((before['retry'] ?? 0) + 1)

  server.refusals.push({ responseCode: 550, message: 'Nobody here' })
  await sendMail(mail)
  await expect.poll(async () => (await states())['completed']).toBe((before['completed'] ?? 0) + 1)
  expect(server.received).toEqual([])
})

async function refuse(refusal: MailServer['refusals'][number]): Promise<void> {
  useEnv({ SMTP_URL: server.url.replace('//', '//shelf:password@') })
  server.refusals.push(refusal)
  await sendMail(mail)
}

it.each([
  { at: 'greeting', responseCode: 554, message: 'No service here' },
  { at: 'sign-in', responseCode: 535, message: 'Credentials invalid' },
  { at: 'sender', responseCode: 553, message: 'Not your address' },
] as const)(
  'a permanent refusal at the $at is retried, because settings can be corrected',
  async (refusal) => {
    await refuse(refusal)
    await expect.poll(newestState).toBe('retry')
    expect(server.refusals).toEqual([])
  },
)

it.each([
  { at: 'recipient', responseCode: 550, message: 'Nobody here' },
  { at: 'content', responseCode: 554, message: 'Looks like spam' },
] as const)('a permanent refusal at its $at is final', async (refusal) => {
  await refuse(refusal)
  await expect.poll(newestState).toBe('completed')
  expect(server.refusals).toEqual([])
  expect(server.received).toEqual([])
})

it('goes to the outbox without a mail server', async () => {
  useEnv({ SMTP_URL: undefined })
  await sendMail(mail)
  await expect.poll(listOutbox).toHaveLength(1)
  const [kept] = await listOutbox()
  expect(await readOutboxMail(kept!.name)).toMatchObject({
    to: 'ada@example.com',
    subject: mail.subject,
    text: expect.stringContaining('Hallo Ada') as string,
  })
  expect(await readOutboxMail('../session-secret')).toBeNull()
  expect((await readdir(outboxFolder())).every((name) => name.endsWith('.eml'))).toBe(true)
})
