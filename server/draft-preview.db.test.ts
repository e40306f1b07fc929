/** Draft previews: from the form to the page, and to the deletion of everything. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { db, rowsOf } from '#app/platform/db/client.server.ts'
import { emailAttributes, rateLimits, draftPreviews } from '#app/platform/db/schema.ts'
import { releaseIngestWorker } from '#app/intake/ingest/worker/prepare-in-worker.server.ts'
import { startDraftPreview } from '#app/analytics/draft-preview/commands.server.ts'
import { draftPreviewCopy as words } from '#app/analytics/draft-preview/copy.ts'
import { DRAFT_PREVIEWS_MAX, WAITING_MAX } from '#app/analytics/draft-preview/limits.ts'
import { findDraftPreview } from '#app/analytics/draft-preview/queries.server.ts'
import type { Draft, DraftPreview } from '#app/analytics/draft-preview/draft-preview.ts'
import {
  purgeDraftPreviews,
  RENDER_DRAFT,
  runDraftPreview,
} from '#app/analytics/draft-preview/jobs.server.ts'
import { findChromium } from '#app/platform/lib/chromium.server.ts'
import { parseEnv, useEnv } from '#app/platform/lib/env.server.ts'
import { listUnfinished } from '#app/platform/lib/jobs.server.ts'
import { hashOfSecret } from '#app/platform/lib/link-secret.server.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import * as pictureRoute from '#app/routes/draft-preview/draft-preview-image.ts'
import * as page from '#app/routes/draft-preview/draft-preview.tsx'
import * as form from '#app/routes/draft-preview/preview-draft.tsx'
import { callRoute, multipart } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { combinedVectors, HOSTILE_VECTORS } from '#test/hostile-vectors.ts'
import { sized } from '#test/soak.ts'

useTestDatabase()

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'mailshelf-draft-preview-'))
/** A word in every part of the drafts of this file. */
const MARK = 'xylophonist'
const HTML = `<!doctype html><html><head><title>${MARK}</title></head><body><h1>${MARK}</h1><p>Words.</p>
  <img src="https://${MARK}.example/a.png" width="100" height="50" alt="A ${MARK}"></body></html>`

/** Settings with which an import would fetch images. */
const SETTINGS = { DATA_DIR, FETCH_IMAGES: 'true', CHROMIUM_PATH: findChromium() ?? '/nowhere' }

beforeAll(async () => {
  useStorage(await openStorage(parseEnv({ DATA_DIR })))
})
beforeEach(() => useEnv(parseEnv(SETTINGS)))
afterAll(async () => {
  await releaseIngestWorker()
  rmSync(DATA_DIR, { recursive: true, force: true, maxRetries: 20 })
})

/** One in this many hostile vectors is previewed. */
const EVERY = sized({ small: 150, large: 20 })

const STATED = { senderName: '', subject: '', preheader: '', industry: '', occasion: '' }

async function start(draft: Partial<Draft['stated']> & { kind?: Draft['kind'] }, bytes: string | Uint8Array) {
  const { kind = 'html', ...stated } = draft
  const started = await startDraftPreview({ kind, stated: { ...STATED, ...stated } }, Buffer.from(bytes))
  return started!.secret
}

async function previewed(secret: string): Promise<DraftPreview> {
  await runDraftPreview(hashOfSecret(secret)!)
  const found = await findDraftPreview(secret)
  if (found?.state !== 'ready') throw new Error(`It is ${JSON.stringify(found)}`)
  return found.draftPreview
}

function withoutBrowser(): void {
  useEnv(parseEnv({ ...SETTINGS, CHROMIUM_PATH: '/nowhere' }))
}

function show(secret: string) {
  return callRoute(page.loader, `/preview-draft/${secret}`, { params: { secret } })
}

function send(fields: Record<string, string>) {
  return callRoute(form.action, '/preview-draft', { form: multipart(fields) })
}

/** Everything in the storage and in every table, those of the job queue included. */
async function everything(): Promise<string> {
  const files = readdirSync(path.join(DATA_DIR, 'files'), { recursive: true, withFileTypes: true })
  const contents = files.map((entry) => {
    const at = path.join(entry.parentPath, entry.name)
    return at + (entry.isFile() ? readFileSync(at, 'latin1') : '')
  })
  const tables = await rowsOf<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss')`)
  for (const { name } of tables) {
    const rows = await rowsOf<{ row: string }>(sql`select to_jsonb(t)::text as row from ${sql.raw(name)} t`)
    contents.push(...rows.map(({ row }) => row))
  }
  return contents.join('\n')
}

/** The traces of a draft, of its URL and of the name under which it was stored. */
async function tracesOf(secret: string): Promise<string[]> {
  const left = await everything()
  return [secret, hashOfSecret(secret)!, MARK].filter((trace) => left.includes(trace))
}

test('without a browser only designs can be previewed', async () => {
  withoutBrowser()
  expect(await send({ source: HTML, subject: 'x' })).toMatchObject({
    status: 503,
    data: { failure: words.noBrowser },
  })
})

test('shows a draft beside its competitors, and deletes every trace of it', async () => {
  const fashion = await createCategory({ type: 'vertical', slug: 'fashion', name: 'Fashion' })
  const brand = await createBrand({ categories: [fashion] })
  const competitor = await createEmail({ brand, sentAt: new Date('2026-11-20') })
  await createEmail()
  const lines: string[] = []
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  const sent = await send({
    source: HTML,
    subject: `Our ${MARK}`,
    preheader: `Soon, ${MARK}`,
    senderName: 'Acme',
    industry: 'fashion',
  })
  expect(sent).toMatchObject({
    status: 303,
    location: expect.stringMatching(/^\/preview-draft\/[\w-]{32}$/),
  })
  const secret = sent.location!.split('/').at(-1)!
  expect(await show(secret)).toMatchObject({ status: 200, data: { shown: { state: 'waiting', ahead: 0 } } })
  expect(await listUnfinished(RENDER_DRAFT, { givenUp: true })).toEqual([{ id: hashOfSecret(secret) }])

  const { compared, checks, ...said } = await previewed(secret)
  expect(said).toMatchObject({
    senderName: 'Acme',
    subject: `Our ${MARK}`,
    preheader: `Soon, ${MARK}`,
    missingPictures: 1,
  })
  expect(compared).toMatchObject({
    competitors: [competitor.id],
    competitorsOf: ['Fashion'],
  })
  expect(checks!.issues.map(({ rule }) => rule)).toContain('no-unsubscribe')
  const { data } = await show(secret)
  const { part, subject } = (data as { shown: { part: { html: string }; subject: string } }).shown
  expect(subject).toBe(`Our ${MARK}`)
  expect(part.html).toContain(competitor.subjectLine)
  expect(part.html).toContain(words.leftOut(1))
  // The draft itself is not kept once it has been read.
  expect(await everything()).not.toContain(`<h1>${MARK}`)

  expect(
    await callRoute(page.action, `/preview-draft/${secret}`, { params: { secret }, form: {} }),
  ).toMatchObject({
    location: '/preview-draft',
    toast: { title: words.removed },
  })
  expect(await tracesOf(secret)).toEqual([])
  await new Promise((done) => setImmediate(done))
  stdout.mockRestore()
  for (const trace of [secret, MARK]) expect(lines.join('')).not.toContain(trace)
})

test('competitors are of the chosen occasion, or there are none', async () => {
  withoutBrowser()
  const fashion = await createCategory({ type: 'vertical', slug: 'fashion', name: 'Fashion' })
  const easter = await createCategory({ type: 'occasion', slug: 'easter', name: 'Easter' })
  const brand = await createBrand({ categories: [fashion] })
  await createEmail({ brand, sentAt: new Date('2026-11-20') })
  const stated = { subject: 'x', industry: 'fashion', occasion: 'easter' }
  const compare = async () => (await previewed(await start(stated, HTML))).compared
  await createEmail({ categories: [easter] })
  expect(await compare()).toMatchObject({ competitors: [], competitorsOf: ['Fashion', 'Easter'] })
  const competitor = await createEmail({ brand, categories: [easter] })
  expect(await compare()).toMatchObject({
    competitors: [competitor.id],
    competitorsOf: ['Fashion', 'Easter'],
  })
  expect(words.noCompetitors(['Fashion', 'Easter'])).toBe(
    'The gallery has no emails in Fashion and Easter yet.',
  )
})

test('an hour later nothing is left, and the address says so', async () => {
  withoutBrowser()
  const done = await start({ subject: MARK }, HTML)
  await previewed(done)
  const unread = await start({ subject: MARK }, HTML)
  const open = await start({}, '<p>Still open</p>')
  await db().execute(
    sql`update draft_previews set ends_at = now() where id in (${hashOfSecret(done)}, ${hashOfSecret(unread)})`,
  )
  // It expires at once, and the next round of the job deletes it.
  expect(await show(done)).toMatchObject({ status: 410, data: { shown: null, isGone: true } })
  expect(await show('no-secret')).toMatchObject({ status: 404, data: { isGone: false } })
  await purgeDraftPreviews()
  expect(await tracesOf(done)).toEqual([])
  expect(await tracesOf(unread)).toEqual([])
  expect(await findDraftPreview(open)).toMatchObject({ state: 'waiting' })
  await runDraftPreview(hashOfSecret(unread)!)
  expect(await tracesOf(unread)).toEqual([])
})

test('a draft that is deleted while it is read leaves nothing', async () => {
  withoutBrowser()
  const secret = await start({ subject: MARK }, HTML)
  const running = runDraftPreview(hashOfSecret(secret)!)
  await db().delete(draftPreviews)
  await running
  await purgeDraftPreviews()
  expect(await tracesOf(secret)).toEqual([])
})

test('after a process was killed twice, it has failed and leaves no files', async () => {
  const secret = await start({ subject: MARK }, HTML)
  await db().execute(sql`update draft_previews set state = 'rendering', tries = 2`)
  await runDraftPreview(hashOfSecret(secret)!)
  expect(await show(secret)).toMatchObject({ status: 500, data: { shown: { reason: null } } })
  expect(await everything()).not.toContain(MARK)
})

test.each([
  ['nothing', {}, 'file'],
  ['no email', { source: 'just some words' }, 'source'],
  ['three million characters', { source: '<'.repeat(3_000_000), subject: 'x' }, 'source'],
  ['HTML without a subject', { source: HTML }, 'subject'],
])('%s is refused', async (_, fields, field) => {
  const { status, data } = await send(fields)
  expect(status).toBe(400)
  expect((data as { errors: object }).errors).toHaveProperty(field)
  expect(await db().$count(draftPreviews)).toBe(0)
})

test('what cannot be read says why, and keeps nothing', async () => {
  const secret = await start({ kind: 'eml' }, 'Subject: x\n\n')
  await runDraftPreview(hashOfSecret(secret)!)
  expect(await show(secret)).toMatchObject({
    status: 422,
    data: { shown: { reason: 'it has neither HTML nor text' } },
  })
  const picture = await start({ kind: 'picture', subject: 'x' }, '\x89PNG\r\n\x1a\nno picture')
  await runDraftPreview(hashOfSecret(picture)!)
  expect(await show(picture)).toMatchObject({ status: 422 })
})

test('a few at once, some dozens in all, and a dozen an hour from one network', async () => {
  const source = `Subject: x\n\n${MARK}`
  for (let n = 0; n < WAITING_MAX; n++) expect(await send({ source })).toMatchObject({ status: 303 })
  expect(await send({ source })).toMatchObject({ status: 503, data: { failure: words.busy } })
  await db().execute(sql`update draft_previews set state = 'ready'`)
  const filled = DRAFT_PREVIEWS_MAX - WAITING_MAX
  await db().execute(sql`insert into draft_previews (id, state, ends_at)
    select n::text, 'ready', now() + interval '1 hour' from generate_series(1, ${filled}::int) n`)
  expect(await send({ source })).toMatchObject({ status: 503 })
  for (let n = WAITING_MAX + 2; n < RATE_LIMITS.draftPreview.points; n++) await send({ source })
  expect(await send({ source })).toMatchObject({
    status: 429,
    data: { failure: RATE_LIMITS.draftPreview.message },
  })
  await db().delete(rateLimits)
})

test('a design has a picture and no checks, and finds what looks like it', async () => {
  const preview = { width: 640, height: 640, dominantColor: '#ff0000', files: [] }
  const red = await createEmail({ preview })
  const blue = await createEmail({ preview })
  const seen = { skeleton: '', paletteShares: [100], pictureHash: 'f0f0a5a53c3c9999' }
  await db()
    .insert(emailAttributes)
    .values([
      { ...seen, emailId: blue.id, palette: ['#0000ff'] },
      { ...seen, emailId: red.id, palette: ['#fe0101'] },
    ])
  const design = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const secret = await start({ kind: 'picture', subject: 'Red' }, design)
  const { checks, preview: shown, compared } = await previewed(secret)
  expect(checks).toBeNull()
  expect(shown).toMatchObject({ width: 640, height: 960, dominantColor: '#ff0000' })
  expect(compared).toMatchObject({ nearest: [red.id, blue.id], looks: 2 })
  const file = path.basename(shown!.files.at(-1)!.webp!)
  const answer = await pictureRoute.loader({ params: { secret, file } } as never)
  expect(answer.headers.get('Content-Type')).toBe('image/webp')
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  const other = await pictureRoute.loader({ params: { secret, file: 'result.json' } } as never)
  expect(other.status).toBe(410)
})

describe.skipIf(!findChromium())('with a browser', () => {
  test('a message shows the pictures inside it, in every view', async () => {
    const red = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer()
    const source = [
      'From: Acme <news@acme.example>',
      'Subject: Red',
      'MIME-Version: 1.0',
      'Content-Type: multipart/related; boundary=b',
      '',
      '--b',
      'Content-Type: text/html',
      '',
      '<html><head><meta name="viewport" content="width=device-width"><style>@media (prefers-color-scheme: dark) { body { background: #000 } }</style></head><body><img src="cid:red" alt="A red square"><p>Words</p></body></html>',
      '--b',
      'Content-Type: image/png',
      'Content-ID: <red>',
      'Content-Transfer-Encoding: base64',
      '',
      red.toString('base64'),
      '--b--',
    ].join('\r\n')
    const { preview, imagesOff, darkened, missingPictures, checks } = await previewed(
      await start({ kind: 'eml' }, source),
    )
    expect(missingPictures).toBe(0)
    expect(checks).toMatchObject({ inBrowser: true })
    expect(Object.keys(preview!)).toEqual(expect.arrayContaining(['mobile', 'dark']))
    expect(imagesOff!.height).toBeLessThan(preview!.height)
    expect(darkened, 'it has dark styles').toBeNull()
    const secret = await start({ subject: 'x' }, HTML)
    const plain = await previewed(secret)
    expect(plain.darkened!.gmail!.files).not.toEqual(plain.preview!.files.slice(-1))
    const { data } = await show(secret)
    expect((data as { shown: { part: { html: string } } }).shown.part.html).toContain(words.simulated.outlook)
  })

  test('a hostile draft runs nothing and reaches nothing', { timeout: 600_000 }, async () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url!)
      response.end()
    })
    server.on('connection', () => asked.push('connected'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    // Each vector is a draft of its own: an open comment or style would hide those behind it.
    const vectors = [...HOSTILE_VECTORS, ...combinedVectors()].filter((_, at) => at % EVERY === 0)
    for (const vector of vectors) {
      const hostile = vector.replaceAll('evil.test', host)
      const secret = await start({ subject: '<script>alert(1)</script>' }, `<p>Hello</p>${hostile}`)
      await runDraftPreview(hashOfSecret(secret)!)
      const { data } = await show(secret)
      const { shown } = data as { shown: { state: string; part?: { html: string } } }
      await db().delete(draftPreviews)
      expect([vector, shown.state]).toEqual([vector, 'ready'])
      // In text, React writes neither < nor quotation marks.
      expect(shown.part!.html).not.toMatch(
        /<(?:script|iframe|object|embed)\b|\son\w+="|\s(?:src|srcset|href)="(?!\/)/i,
      )
    }
    expect(asked).toEqual([])
    server.close()
  })
})
