/** Webhooks of smart collections, against a server that answers as the test says. */
import { createHmac } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { emails, smartCollections, smartWebhooks } from '#app/platform/db/schema.ts'
import type { Viewer } from '#app/accounts/viewer.ts'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { SETTINGS } from '#app/platform/lib/settings.ts'
import type { Network } from '#app/platform/lib/guarded-request.server.ts'
import { listUnfinished } from '#app/platform/lib/jobs.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { mailSentTo } from '#test/sent-mail.ts'
import { signedIn } from '#test/signed-in.ts'
import { createSmartCollection } from './commands.server.ts'
import { WEBHOOK_FAILURES_MAX, WEBHOOKS_CHECKED_MAX, WEBHOOKS_MAX } from './limits.ts'
import { parseFilter, webhookInput } from './schema.ts'
import { deliver, listDueWebhooks } from './webhook-delivery.server.ts'
import { queueDue } from './webhook-jobs.server.ts'
import { postMessage, WEBHOOK_NETWORK } from './webhook-post.server.ts'
import { getWebhook, removeWebhook, resumeWebhook, setWebhook } from './webhooks.server.ts'

useTestDatabase()

type Received = { headers: IncomingHttpHeaders; body: string }
const received: Received[] = []
let answer: (response: ServerResponse) => void
const server = createServer(selfSigned(), (request, response) => {
  void text(request).then((body) => {
    received.push({ headers: request.headers, body })
    answer(response)
  })
})
/** The public internet of this test: one port of this machine. */
let network: Network

function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'mailshelf-webhook-'))
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=hooks.test']
  execFileSync('openssl', [...options, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const read = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return read
}

beforeAll(async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  network = {
    protocols: WEBHOOK_NETWORK.protocols,
    resolve: async () => ['127.0.0.1'],
    isAllowed: (address, at) => address === '127.0.0.1' && at === port,
    timeoutMs: 5000,
  }
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
})

let brandId: string
let actor: Viewer
let id: string
let secret: string
beforeEach(async () => {
  received.length = 0
  answer = (response) => response.writeHead(204).end()
  actor = (await signedIn()).viewer
  brandId = (await createBrand({ name: 'Oak', slug: 'oak' })).id
  ;({ id, secret } = await withWebhook('Oaks'))
})

function address(): string {
  return `https://hooks.test:${(server.address() as AddressInfo).port}/secret-path`
}

async function smartCollection(name: string): Promise<string> {
  const input = { name, inDigest: true }
  const created = await createSmartCollection({ actor, input, filter: parseFilter('brand=oak') })
  return (created as { id: string }).id
}

async function withWebhook(name: string): Promise<{ id: string; secret: string }> {
  const smartId = await smartCollection(name)
  const set = await setWebhook({ actor, id: smartId, url: address() }, network)
  expect(set).toMatchObject({ ok: true })
  return { id: smartId, secret: (set as { secret: string }).secret }
}

/** Two minutes from now, when what is there has rested. */
function send(): Promise<void> {
  return deliver(id, network, Date.now() + 120_000)
}

function arrive(subjectLine: string) {
  return createEmail({ brandId, subjectLine })
}

function subjects() {
  return received.map(({ body }) => {
    const { data } = JSON.parse(body) as { data: { emails: { subject: string }[] } }
    return data.emails.map(({ subject }) => subject)
  })
}

test('sends what is new once, signed', async () => {
  await arrive('First')
  const second = await arrive('Second')
  await createEmail({ subjectLine: 'Of another brand' })
  await createEmail({ brandId, subjectLine: 'Not public', status: 'draft' })
  await send()
  await send()
  expect(subjects()).toEqual([['Second', 'First']])
  const [{ headers, body }] = received as [Received]
  expect(JSON.parse(body)).toMatchObject({
    type: 'smart_collection.new_emails',
    data: {
      smartCollection: { id, name: 'Oaks' },
      emails: [{ id: second.id, brand: 'Oak', url: expect.stringContaining(`/email/${second.slug}`) }, {}],
      isMore: false,
    },
  })
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.')
  const expected = createHmac('sha256', key).update(signed).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${expected}`)
  expect(Math.abs(Date.now() / 1000 - Number(headers['webhook-timestamp']))).toBeLessThan(60)
  expect(headers).not.toHaveProperty('cookie')
  expect(await getWebhook({ id })).toMatchObject({ answer: 'HTTP 204', isOff: false })
  await arrive('Third')
  await send()
  expect(subjects().at(-1)).toEqual(['Third'])
})

test('lets emails rest for a minute, and does not send what has left the gallery', async () => {
  const { id: emailId } = await arrive('Fresh')
  await deliver(id, network)
  expect(received).toEqual([])
  await db().update(emails).set({ status: 'hidden' }).where(eq(emails.id, emailId))
  await send()
  expect(received).toEqual([])
})

test.each<[string, (response: ServerResponse) => void, string]>([
  ['an error', (response) => response.writeHead(500).end(), 'HTTP 500'],
  [
    'a redirect',
    (response) => response.writeHead(302, { location: 'https://169.254.169.254/' }).end(),
    'HTTP 302: redirects are not followed',
  ],
  ['no response', () => undefined, 'No response within 10 seconds'],
  ['a broken connection', (response) => response.destroy(), 'Couldn’t reach the server'],
])('repeats the same message after %s', async (_, fail, told) => {
  await arrive('Kept')
  answer = fail
  network.timeoutMs = told.startsWith('No response') ? 300 : 5000
  // Nothing but the host may reach the log.
  await expect(send()).rejects.toThrow(/^The webhook at hooks\.test:\d+ did not accept a message: /)
  await expect(send()).rejects.not.toThrow(/secret-path/)
  expect(await getWebhook({ id })).toMatchObject({ answer: told, isOff: false })
  answer = (response) => response.writeHead(200).end()
  network.timeoutMs = 5000
  await send()
  await send()
  expect(subjects()).toEqual([['Kept'], ['Kept'], ['Kept']])
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test('an answer of any length is not read', async () => {
  await arrive('Kept')
  answer = (response) => {
    response.writeHead(200)
    const more = setInterval(() => response.write(Buffer.alloc(16 * 1024)), 5)
    response.on('close', () => clearInterval(more))
  }
  await send()
  expect(await getWebhook({ id })).toMatchObject({ answer: 'HTTP 200' })
})

test('is switched off after too many failures, and its owner is told; switched on, it goes on', async () => {
  await arrive('Kept')
  answer = (response) => response.writeHead(503).end()
  await db()
    .update(smartWebhooks)
    .set({ failures: WEBHOOK_FAILURES_MAX - 2 })
  await expect(send()).rejects.toThrow('HTTP 503')
  await send()
  expect(await getWebhook({ id })).toMatchObject({ isOff: true })
  const [letter] = await mailSentTo(actor.email)
  expect(letter!.text).toContain('“Oaks” for most of a day')
  expect(letter!.text).not.toContain('secret-path')
  await send()
  expect(received).toHaveLength(2)
  answer = (response) => response.writeHead(200).end()
  expect(await resumeWebhook({ actor, id })).toEqual({ ok: true })
  await send()
  expect(subjects().at(-1)).toEqual(['Kept'])
})

const message = { headers: {}, body: '{}' }

test.each([
  'https://127.0.0.1/',
  'https://localhost/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://2130706433/',
  'http://example.com/',
  'https://8.8.8.8:80/',
])('never contacts %s', async (url) => {
  const closed = { ok: false, answer: 'The host is not on the public internet' }
  expect(await postMessage(url, message, WEBHOOK_NETWORK)).toEqual(closed)
})

test('a private receiver is refused before it has a secret, unless a setting names it with its port', async () => {
  const url = 'https://127.0.0.1:8443/hook'
  const refusal = 'The server is not on the public internet. An owner can allow it in the settings.'
  const before = await getWebhook({ id })
  expect(await setWebhook({ actor, id, url })).toEqual({ ok: false, message: refusal })
  expect(await getWebhook({ id })).toEqual(before)
  const { schema } = SETTINGS.WEBHOOK_RECEIVERS
  expect(schema.safeParse('hooks.internal:8443/path').success).toBe(false)
  useEnv({ WEBHOOK_RECEIVERS: schema.parse('127.0.0.1:8443, Hooks.Internal:443') })
  expect(await setWebhook({ actor, id, url })).toMatchObject({ ok: true, secret: expect.any(String) })
  expect(WEBHOOK_NETWORK.isAllowed('10.0.0.7', 443, 'hooks.internal')).toBe(true)
  expect(WEBHOOK_NETWORK.isAllowed('127.0.0.1', 9000, '127.0.0.1:9000')).toBe(false)
  useEnv({ WEBHOOK_RECEIVERS: undefined })
})

test('a name that resolves to a private address is not contacted, and a bad certificate not trusted', async () => {
  const both = { ...network, resolve: async () => ['127.0.0.1', '10.0.0.7'] }
  expect(await postMessage(address(), message, both)).toMatchObject({
    answer: 'The host is not on the public internet',
  })
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '1')
  expect(await postMessage(address(), message, network)).toMatchObject({
    answer: 'Couldn’t reach the server',
  })
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  expect(received).toEqual([])
})

test.each(['http://a.test/', 'https://user:word@a.test/', 'ftp://a.test', 'a.test', ''])(
  'does not take %s as an address',
  (url) => expect(webhookInput.safeParse({ url }).success).toBe(false),
)

test('one job is queued for each that has something to send', async () => {
  await withWebhook('Others')
  await db()
    .update(emails)
    .set({ createdAt: new Date(Date.now() - 120_000) })
  await queueDue()
  expect(await listUnfinished('smart-webhook', { givenUp: false })).toEqual([])
  await arrive('New')
  await db().update(smartWebhooks).set({ sentUntil: 0 })
  await db()
    .update(emails)
    .set({ createdAt: new Date(Date.now() - 120_000) })
  useEnv({ WEBHOOKS: false })
  await queueDue()
  expect(await listUnfinished('smart-webhook', { givenUp: false })).toEqual([])
  useEnv({ WEBHOOKS: true })
  await queueDue()
  await queueDue()
  expect(await listUnfinished('smart-webhook', { givenUp: false })).toHaveLength(2)
})

test('one run checks a limited number of webhooks, and the next the others; what was checked is skipped', async () => {
  const count = WEBHOOKS_CHECKED_MAX + 5
  const { viewer: other } = await signedIn()
  const made = await db()
    .insert(smartCollections)
    .values(
      Array.from({ length: count }, (_, at) => ({ userId: other.id, name: `${at}`, filter: 'brand=none' })),
    )
    .returning({ smartCollectionId: smartCollections.id })
  await db()
    .insert(smartWebhooks)
    .values(made.map((row) => ({ ...row, url: address(), sealedSecret: '', sentUntil: 0 })))
  const { id: late } = await withWebhook('Checked last')
  await db()
    .update(smartWebhooks)
    .set({ checkedUntil: 1, sentUntil: 0 })
    .where(eq(smartWebhooks.smartCollectionId, late))
  await arrive('New')
  const later = Date.now() + 120_000
  const first = await listDueWebhooks([id], later)
  expect(first.ids).toEqual([])
  await first.noteChecked()
  const second = await listDueWebhooks([id], later)
  expect(second.ids).toEqual([late])
  await second.noteChecked()
  // Its emails are not sent, but nothing was added since.
  expect((await listDueWebhooks([], later)).ids).toEqual([id])
})

test('the secret is not stored as it is, and there are few webhooks for each person', async () => {
  const [row] = await db().select().from(smartWebhooks)
  expect(JSON.stringify(row)).not.toContain(secret.replace('whsec_', ''))
  for (let count = 1; count < WEBHOOKS_MAX; count++) await withWebhook(`No. ${count}`)
  const one = await smartCollection('One more')
  expect(await setWebhook({ actor, id: one, url: address() }, network)).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^You’ve reached the limit of 10 webhooks/),
  })
  // Its address can still be changed.
  expect(await setWebhook({ actor, id, url: address() }, network)).toMatchObject({ ok: true })
  expect(await removeWebhook({ actor, id })).toEqual({ ok: true })
  expect(await getWebhook({ id })).toBeNull()
})
