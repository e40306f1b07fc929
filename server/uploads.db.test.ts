/** Uploads from the list of files to the imported emails: rights, resuming, bounds and hostile input. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import {
  brands,
  changes,
  emails,
  importEmails,
  importNotes,
  importRuns,
  uploads,
} from '#app/platform/db/schema.ts'
import { releaseIngestWorker } from '#app/intake/ingest/worker/prepare-in-worker.server.ts'
import { importUpload, purgeUploads } from '#app/intake/upload/import-job.server.ts'
import { PIECE_BYTES } from '#app/intake/upload/limits.ts'
import { writeManifest } from '#app/intake/upload/manifest.ts'
import { parseEnv, useEnv } from '#app/platform/lib/env.server.ts'
import { startJobs, stopJobs } from '#app/platform/lib/jobs.server.ts'
import { sharedDatabase } from '#app/platform/lib/shared-database.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import type { RequestMeta } from '#app/accounts/request-meta.ts'
import * as importRun from '#app/routes/admin/import-run.tsx'
import * as page from '#app/routes/admin/emails-upload.tsx'
import * as oneUpload from '#app/routes/admin/upload.ts'
import * as begin from '#app/routes/admin/uploads.ts'
import { asReviewer } from '#app/accounts/policy.ts'
import type { UploadProgress } from '#app/intake/upload/queries.server.ts'
import { undoChange } from '#app/platform/changes/change.server.ts'
import { onFullDisk } from '#test/full-disk.ts'
import { callRoute } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { pageContext, requestMetaWith, signedIn } from '#test/signed-in.ts'

useTestDatabase()

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'mailshelf-uploads-'))
const env = parseEnv({ DATA_DIR, CHROMIUM_PATH: '/nowhere', ARCHIVE_MB_MAX: '10', MAX_MESSAGE_MB: '2' })

beforeAll(async () => {
  useEnv(env)
  useStorage(await openStorage(env))
})
beforeEach(() => useEnv(env))
afterAll(async () => {
  await releaseIngestWorker()
  rmSync(DATA_DIR, { recursive: true, force: true, maxRetries: 20 })
})

type Given = { name: string; bytes: Uint8Array }

function message(subject: string): Given {
  const text = `From: Acme <news@acme.example>\r\nSubject: ${subject}\r\nMessage-ID: <${subject}@acme.example>\r\nContent-Type: text/html\r\n\r\n<p>Hello from ${subject}</p>`
  return { name: `${subject}.eml`, bytes: Buffer.from(text) }
}

/** Sends a request as a browser does; returns status and JSON. */
async function ask(route: unknown, url: string, meta: RequestMeta, init: RequestInit, id = '') {
  const call = route as (args: object) => Promise<Response | { data: unknown; init: ResponseInit }>
  const request = new Request(`http://localhost:3000${url}`, init)
  const body = init.body as string | Uint8Array | undefined
  if (body) request.headers.set('content-length', String(Buffer.byteLength(body)))
  const context = pageContext(meta)
  const answer = await call({ request, url: new URL(request.url), params: { id }, context }).catch(
    (thrown: unknown) => thrown as Response,
  )
  if (!(answer instanceof Response)) return { status: answer.init.status!, json: null }
  const text = await answer.text()
  return { status: answer.status, json: text ? (JSON.parse(text) as Record<string, unknown>) : null }
}

function start(meta: RequestMeta, files: { name: string; size: number }[], options = '') {
  return ask(begin.action, `/admin/uploads?${options}`, meta, { method: 'POST', body: writeManifest(files) })
}

function sendPiece(meta: RequestMeta, id: string, offset: number, piece: Uint8Array<ArrayBuffer>) {
  const init = { method: 'POST', body: piece }
  return ask(oneUpload.action, `/admin/uploads/${id}?offset=${offset}`, meta, init, id)
}

async function sendAll(meta: RequestMeta, given: Given[], options = ''): Promise<string> {
  const { json } = await start(meta, sizesOf(given), options)
  const whole = Buffer.concat(given.map(({ bytes }) => bytes))
  for (let offset = Number(json!['received']); offset < whole.length; offset += PIECE_BYTES) {
    const piece = new Uint8Array(whole.subarray(offset, offset + PIECE_BYTES))
    expect(await sendPiece(meta, json!['id'] as string, offset, piece)).toMatchObject({ status: 200 })
  }
  return json!['id'] as string
}

function sizesOf(given: Given[]) {
  return given.map(({ name, bytes }) => ({ name, size: bytes.length }))
}

function piecesOnDisk(): string[] {
  const folder = path.join(DATA_DIR, 'files/uploads')
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

const asEditor = async () => (await signedIn({ role: 'editor' })).meta

test('only editors and owners upload', async () => {
  const given = sizesOf([message('one')])
  for (const role of [null, 'member', 'reviewer'] as const) {
    const meta = role ? (await signedIn({ role })).meta : requestMetaWith()
    expect((await start(meta, given)).status).toBe(302)
    expect((await ask(page.loader, '/admin/emails/upload', meta, {})).status).toBe(302)
    expect((await ask(oneUpload.loader, '/admin/uploads/x', meta, {}, 'x')).status).toBe(302)
  }
  expect(await db().$count(uploads)).toBe(0)
  for (const role of ['editor', 'admin'] as const) {
    expect((await start((await signedIn({ role })).meta, given)).status).toBe(200)
  }
})

test('an upload is resumed, imported like files of the command line, and leaves nothing behind', async () => {
  const meta = await asEditor()
  const picture = { name: 'letters/wall.png', bytes: new Uint8Array(2_000_000).fill(7) }
  const given = [
    message('one'),
    { ...picture, name: 'a.png' },
    picture,
    { ...picture, name: 'b.png' },
    message('two'),
  ]
  const { json } = await start(meta, sizesOf(given))
  const id = json!['id'] as string
  const whole = Buffer.concat(given.map(({ bytes }) => bytes))
  const first = new Uint8Array(whole.subarray(0, PIECE_BYTES))
  expect(await sendPiece(meta, id, 0, first)).toEqual({ status: 200, json: { received: PIECE_BYTES } })
  expect(piecesOnDisk()).toHaveLength(1)

  // The same files, after a reload.
  expect((await start(meta, sizesOf(given))).json).toEqual({ id, received: PIECE_BYTES })
  // The piece is sent twice, from a wrong position, too short, and by another user.
  expect(await sendPiece(meta, id, 0, first)).toEqual({ status: 409, json: { received: PIECE_BYTES } })
  expect((await sendPiece(meta, id, 5, first)).status).toBe(409)
  expect((await sendPiece(meta, id, PIECE_BYTES, new Uint8Array(10))).status).toBe(409)
  expect((await sendPiece(await asEditor(), id, PIECE_BYTES, first)).status).toBe(404)
  expect((await start(await asEditor(), sizesOf([message('theirs')]))).json).toMatchObject({ received: 0 })

  const last = new Uint8Array(whole.subarray(PIECE_BYTES))
  // It is sent a second time because its response was lost.
  for (let time = 0; time < 2; time++) {
    expect(await sendPiece(meta, id, PIECE_BYTES, last)).toEqual({
      status: 200,
      json: { received: whole.length },
    })
  }
  expect(await db().select().from(changes)).toMatchObject([{ kind: 'emails-uploaded', count: 5 }])
  await importUpload({ uploadId: id, from: 0 })
  await importUpload({ uploadId: id, from: 0 })
  expect((await db().select().from(emails)).map(({ subjectLine }) => subjectLine).toSorted()).toEqual([
    'one',
    'two',
  ])
  expect(await db().select().from(importRuns)).toMatchObject([{ files: 2, added: 2, refused: 0 }])
  const { json: seen } = await ask(oneUpload.loader, `/admin/uploads/${id}`, meta, {}, id)
  expect(seen).toMatchObject({ state: 'done', run: { added: 2 }, refused: [] })
  expect(piecesOnDisk()).toEqual([])
})

test('duplicates and refused files are named', async () => {
  const meta = await asEditor()
  await importUpload({ uploadId: await sendAll(meta, [message('one')]), from: 0 })
  const broken = { name: 'broken.zip', bytes: Buffer.from('PK\u0003\u0004 not a zip') }
  const bomb = { name: 'empty.mbox', bytes: Buffer.from('nothing here') }
  const id = await sendAll(meta, [{ ...message('one'), name: 'again.eml' }, broken, bomb])
  await importUpload({ uploadId: id, from: 0 })
  const { json } = await ask(oneUpload.loader, `/admin/uploads/${id}`, meta, {}, id)
  expect(json).toMatchObject({ state: 'done', run: { added: 0, skipped: 1, refused: 2 } })
  expect(JSON.stringify(json!['refused'])).toContain('broken.zip')
})

/** A page without a title or a sender, and a message whose sender only its name tells. */
const doubtful: Given[] = [
  { name: 'spring.html', bytes: Buffer.from('<p>Spring has come.</p>') },
  {
    name: 'unsure.eml',
    bytes: Buffer.from('From: Lumen Lamps <n@relay.example>\r\nSubject: A few words\r\n\r\nHello to you.'),
  },
]

test.each([
  ['', { one: ['published', 'active'], 'A few words': ['draft', 'draft'] }],
  ['publish=certain', { one: ['published', 'active'], 'A few words': ['draft', 'draft'] }],
  ['publish=all', { one: ['published', 'active'], 'A few words': ['published', 'active'] }],
  ['publish=none', { one: ['draft', 'draft'], 'A few words': ['draft', 'draft'] }],
  ['publish=nonsense', { one: ['published', 'active'], 'A few words': ['draft', 'draft'] }],
])('an upload with “%s” publishes what its editor chose', async (options, expected) => {
  const meta = await asEditor()
  const given = [message('one'), doubtful[1]!]
  await importUpload({ uploadId: await sendAll(meta, given, options), from: 0 })
  const rows = await db()
    .select({ subject: emails.subjectLine, status: emails.status, brand: brands.status })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
  expect(Object.fromEntries(rows.map(({ subject, status, brand }) => [subject, [status, brand]]))).toEqual(
    expected,
  )
})

test('a brand that is named holds for every file, and is found by its name', async () => {
  const meta = await asEditor()
  await db().insert(brands).values({ slug: 'big', name: 'Big Company', status: 'active' })
  const given = [...doubtful, message('one')]
  expect((await start(meta, sizesOf(given), 'brand=%21%21')).status).toBe(422)
  expect((await start(meta, sizesOf(given), `brand=${'x'.repeat(121)}`)).status).toBe(422)
  await importUpload({ uploadId: await sendAll(meta, given, 'brand=big+company&publish=all'), from: 0 })
  expect(await db().select().from(brands)).toMatchObject([{ slug: 'big', name: 'Big Company' }])
  expect(await db().$count(emails)).toBe(3)
})

test('an import is undone with its new brands, and comes back', async () => {
  const meta = await asEditor()
  const earlier = { ...message('earlier'), name: 'earlier.eml' }
  await importUpload({ uploadId: await sendAll(meta, [earlier]), from: 0 })
  const id = await sendAll(meta, [message('one'), ...doubtful.slice(1)])
  await importUpload({ uploadId: id, from: 0 })
  const { json } = await ask(oneUpload.loader, `/admin/uploads/${id}`, meta, {}, id)
  const { run, imported } = json as unknown as UploadProgress
  expect(imported).toMatchObject({ total: 2, waiting: 1, emails: [{ isWaiting: true }, { subject: 'one' }] })
  const undo = () =>
    callRoute(importRun.action, `/admin/emails/imports/${run!.id}`, {
      meta,
      params: { id: run!.id },
      form: {},
    })
  expect(await undo()).toMatchObject({ toast: { title: 'Import undone: 2 emails deleted' } })
  expect(await db().select().from(emails)).toMatchObject([{ subjectLine: 'earlier' }])
  expect(await db().select().from(brands)).toMatchObject([{ name: 'Acme' }])
  expect(await undo()).toMatchObject({ toast: { description: 'None of its emails are left.' } })
  const [change] = await db().select().from(changes).where(eq(changes.kind, 'import-undone'))
  expect(await undoChange(asReviewer((await signedIn({ role: 'editor' })).viewer)!, change!.id)).toEqual({
    ok: true,
  })
  expect(await db().$count(emails)).toBe(3)
  expect(await db().$count(importEmails)).toBe(3)
  await db()
    .update(importRuns)
    .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
  expect(await undo()).toMatchObject({ toast: { description: 'Imports can be undone for a day.' } })
})

test('a missing piece is said, and not imported', async () => {
  const meta = await asEditor()
  const id = await sendAll(meta, [message('one')])
  rmSync(path.join(DATA_DIR, 'files/uploads', id), { recursive: true })
  await importUpload({ uploadId: id, from: 0 })
  expect(await db().select().from(uploads)).toMatchObject([
    { state: 'failed', reason: 'Parts of the upload are missing from storage.' },
  ])
})

test('uploads and imports stop before the disk is full, and continue when it is not', async () => {
  const meta = await asEditor()
  const given = [message('one'), { name: 'a.mbox', bytes: new Uint8Array(PIECE_BYTES) }]
  const reason = expect.stringContaining('Only 1.0 MB of disk space are free; 51')
  const { json } = await start(meta, sizesOf(given))
  const id = json!['id'] as string
  await onFullDisk(async () => {
    expect(await start(meta, sizesOf([message('two')]))).toEqual({ status: 422, json: { reason } })
    expect(await sendPiece(meta, id, 0, new Uint8Array(PIECE_BYTES))).toEqual({
      status: 422,
      json: { reason },
    })
  })
  expect(piecesOnDisk()).toEqual([])
  expect((await start(meta, sizesOf(given))).json).toEqual({ id, received: 0 })

  const whole = await sendAll(meta, [message('three')])
  await onFullDisk(() => importUpload({ uploadId: whole, from: 0 }))
  const { json: seen } = await ask(oneUpload.loader, `/admin/uploads/${whole}`, meta, {}, whole)
  expect(seen).toMatchObject({ state: 'failed', reason })
  expect(await db().select().from(importNotes)).toMatchObject([{ reason }])
  expect(await db().$count(emails)).toBe(0)
})

test('what nobody completes is deleted after a day', async () => {
  const meta = await asEditor()
  const given = [message('one'), { name: 'a.mbox', bytes: new Uint8Array(PIECE_BYTES) }]
  const { json } = await start(meta, sizesOf(given))
  await sendPiece(meta, json!['id'] as string, 0, new Uint8Array(PIECE_BYTES))
  expect(piecesOnDisk()).toHaveLength(1)
  await purgeUploads()
  expect(piecesOnDisk()).toHaveLength(1)
  await db()
    .update(uploads)
    .set({ updatedAt: new Date(Date.now() - 25 * 3_600_000) })
  await purgeUploads()
  expect([piecesOnDisk(), await db().$count(uploads)]).toEqual([[], 0])
})

describe('refuses', () => {
  test.each([
    ['no list', 'nonsense', 400],
    ['sizes that are no numbers', 'x\ta.eml', 400],
    ['a negative size', '-5\ta.eml', 400],
    ['half a file', '1.5\ta.eml', 400],
    ['a name of a thousand characters', `5\t${'a'.repeat(1000)}.eml`, 400],
    ['ten thousand and one files', Array.from({ length: 10_001 }, (_, n) => `1\t${n}.eml`).join('\n'), 422],
    ['a million lines', '1\ta.eml\n'.repeat(200_000), 422],
    ['only pictures', '5\ta.png', 422],
    ['a program', '5\ta.eml\n5\tsetup.exe', 422],
    ['hidden files', '5\t.git/a.eml', 422],
    ['an empty file', '0\ta.eml', 422],
    ['a message above the limit', `${3 * 1024 * 1024}\ta.eml`, 422],
    ['more than an upload may have', `${6 * 1024 * 1024}\ta.mbox\n${6 * 1024 * 1024}\tb.mbox`, 422],
  ])('%s', async (_, body, status) => {
    const meta = await asEditor()
    expect((await ask(begin.action, '/admin/uploads', meta, { method: 'POST', body })).status).toBe(status)
    expect(await db().$count(uploads)).toBe(0)
  })

  test('more than four times an upload in all', async () => {
    const meta = await asEditor()
    const size = 9 * 1024 * 1024
    const statuses = []
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      statuses.push((await start(meta, [{ name: `${name}.mbox`, size }])).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 422])
  })
})

test.each([
  ['a hundred Japanese characters', `${'長'.repeat(100)}/${'春'.repeat(100)}`],
  ['a path of Windows', 'C:\\letters\\con'],
  ['characters that systems refuse', 'a\u0001b?*<>|'],
  ['fifty folders', `${'deep/'.repeat(50)}a`],
])('imports a file named with %s, and what is beside it', async (_, name) => {
  const meta = await asEditor()
  const given = [
    { ...message('one'), name: `${name}.eml` },
    { name: `${name}.json`, bytes: Buffer.from('{"brand": "fernhill"}') },
    { ...message('two'), name: 'other.eml' },
  ]
  await importUpload({ uploadId: await sendAll(meta, given), from: 0 })
  expect(await db().select().from(uploads)).toMatchObject([{ state: 'done' }])
  const rows = await db()
    .select({ subject: emails.subjectLine, brand: brands.slug })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .orderBy(emails.subjectLine)
  expect(rows).toEqual([
    { subject: 'one', brand: 'fernhill' },
    { subject: 'two', brand: 'acme' },
  ])
})

test('imports two files of one name', async () => {
  const meta = await asEditor()
  const names = ['a.eml', 'A.eml', 'a.eml']
  const given = names.map((name, index) => ({
    ...message(`number-${index}`),
    name,
  }))
  await importUpload({ uploadId: await sendAll(meta, given), from: 0 })
  expect(await db().select().from(importRuns)).toMatchObject([{ added: 3, refused: 0 }])
})

test('an import is given up when its process died twice', async () => {
  const meta = await asEditor()
  const id = await sendAll(meta, [message('one')])
  await sharedDatabase()
    .get()!
    .executeSql(
      `update pgboss.job set state = 'active', started_on = now(), retry_count = 1,
         heartbeat_on = now() - interval '25 seconds'
       where name = 'import-upload' and data ->> 'uploadId' = $1`,
      [id],
    )
  await stopJobs()
  await startJobs()
  try {
    const state = async () => {
      await sharedDatabase()
        .get()!
        .executeSql(
          `update pgboss.job set start_after = now() where name = 'import-upload' and state = 'retry'`,
        )
      return (await db().select({ state: uploads.state }).from(uploads))[0]!.state
    }
    await expect.poll(state, { interval: 500 }).toBe('failed')
  } finally {
    await stopJobs()
  }
  const reason = expect.stringMatching(/stopped twice/)
  expect(await db().select().from(uploads)).toMatchObject([{ reason }])
  expect(await db().select().from(importNotes)).toMatchObject([{ file: 'one.eml', reason }])
  expect(await db().select().from(emails)).toEqual([])
  expect(piecesOnDisk()).toEqual([])
})
