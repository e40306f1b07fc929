import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { arrivals, inboxTokens } from '#app/platform/db/schema.ts'
import { createToken, listTokens, nameOfToken, revokeToken } from '#app/intake/inbox/tokens.server.ts'
import { parseEnv, useEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import { createAdministrator } from '#test/signed-in.ts'
import { useTestDatabase } from '#test/database.ts'
import { INBOX_API, receiveByApi } from './inbox-api.ts'

useTestDatabase()

let token: string
let actor: Awaited<ReturnType<typeof createAdministrator>>

const app = new Hono().post(INBOX_API, receiveByApi)
const MAIL = 'From: a@b.test\r\nTo: acme@inbox.test\r\nSubject: Hello\r\n\r\nText\r\n'

beforeEach(async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'api-'))
  useEnv({ DATA_DIR: dataDir, MAX_MESSAGE_MB: 1 })
  useStorage(await openStorage(parseEnv({ DATA_DIR: dataDir })))
  actor = await createAdministrator()
  token = await createToken({ actor, input: { name: 'Webhook' } })
})

async function post(body: string, type = 'message/rfc822', bearer: string | null = token) {
  const response = await app.request(INBOX_API, {
    method: 'POST',
    body,
    headers: { 'Content-Type': type, ...(bearer && { Authorization: `Bearer ${bearer}` }) },
  })
  return { status: response.status, headers: response.headers, json: (await response.json()) as object }
}

test('202 with the arrival, then 200 for the same message', async () => {
  const first = await post(MAIL)
  const [row] = await db().select().from(arrivals)
  expect(first).toMatchObject({ status: 202, json: { outcome: 'accepted', id: row!.id } })
  expect(row).toMatchObject({ source: 'api', sourceName: 'Webhook', recipients: ['acme@inbox.test'] })
  expect(await post(MAIL)).toMatchObject({ status: 200, json: { outcome: 'duplicate', id: row!.id } })
})

test('takes JSON as text or base64, with the recipient', async () => {
  const raw = Buffer.from(MAIL.replace('Hello', 'Encoded')).toString('base64')
  const body = { raw, encoding: 'base64', recipient: 'Other@inbox.test' }
  expect(await post(JSON.stringify({ raw: MAIL }), 'application/json')).toMatchObject({ status: 202 })
  expect(await post(JSON.stringify(body), 'application/json; charset=utf-8')).toMatchObject({ status: 202 })
  const rows = await db().select().from(arrivals)
  expect(rows.find(({ subject }) => subject === 'Encoded')!.recipients).toEqual(['other@inbox.test'])
})

test.each([
  ['no token', MAIL, 'message/rfc822', null, 401],
  ['another token', MAIL, 'message/rfc822', `mailshelf_${'x'.repeat(43)}`, 401],
  ['a large message', `${MAIL}${'x'.repeat(1_100_000)}`, 'message/rfc822', undefined, 413],
  ['large JSON', JSON.stringify({ raw: 'x'.repeat(1_100_000) }), 'application/json', undefined, 413],
  ['JSON without a message', '{"text":""}', 'application/json', undefined, 400],
  ['something else', MAIL, 'text/html', undefined, 415],
  ['an automatic reply', `Auto-Submitted: auto-replied\r\n${MAIL}`, 'message/rfc822', undefined, 422],
  ['nothing', '', 'message/rfc822', undefined, 422],
])('refuses %s', async (_, body, type, bearer, status) => {
  expect((await post(body, type, bearer)).status).toBe(status)
  expect((await db().select().from(arrivals)).filter(({ state }) => state !== 'skipped')).toEqual([])
})

test('503 with Retry-After while nothing can be stored', async () => {
  useStorage(await openStorage(parseEnv({ DATA_DIR: '/dev/null' })))
  const answer = await post(MAIL)
  expect(answer).toMatchObject({ status: 503 })
  expect(answer.headers.get('Retry-After')).toBe('30')
})

test('a token is shown once, stored as a hash, and ends when it is revoked', async () => {
  const [row] = await db().select().from(inboxTokens)
  expect(JSON.stringify(row)).not.toContain(token)
  expect(await nameOfToken(token)).toBe('Webhook')
  const [listed] = await listTokens(actor)
  expect(listed!.lastUsedAt).not.toBeNull()
  expect(await revokeToken({ actor, tokenId: listed!.id })).toBe(true)
  expect(await revokeToken({ actor, tokenId: listed!.id })).toBe(false)
  expect(await post(MAIL)).toMatchObject({ status: 401 })
})
