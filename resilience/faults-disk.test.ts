/** A full or read-only disk: a clear message, no confirmed write lost, and recovery afterwards. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { makeAdmin } from './administrator.ts'
import { postFields, withCover } from './blog-post.ts'
import { printTable } from './results-table.ts'
import { messageOf } from './message.ts'
import { type Engine, type IsolatedSite, createIsolatedSite } from './isolated-site.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'
import { waitUntil } from './wait-until.ts'
import { newVisitor, type Visitor } from './visitor.ts'

/** In megabytes. The samples and the embedded database take a hundred, and the WAL as much again. */
const MEGABYTES = 320

const probe = mountSmallDisk(1)
probe?.remove()
if (!probe)
  console.log('Disks that fill up are left out: this user may not mount one. Run as root to try them.')

const batches = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-trust-letters-'))
const measurements: Record<string, string | number>[] = []
let disk: SmallDisk | undefined
let site: IsolatedSite | undefined

afterEach(async () => {
  await site?.remove()
  disk?.remove()
  site = undefined
  disk = undefined
})
afterAll(() => {
  if (probe) printTable('The disk is full, or may only be read', measurements)
  rmSync(batches, { recursive: true, force: true, maxRetries: 20 })
})

async function openOnSmallDisk(engine: Engine): Promise<Visitor> {
  disk = mountSmallDisk(MEGABYTES)!
  site = await createIsolatedSite(engine, { DATA_DIR: path.join(disk.folder, 'data'), LOG_LEVEL: 'fatal' })
  await site.start()
  return makeAdmin(site)
}

test.skipIf(!probe)('the embedded database on a full disk', async () => {
  const admin = await openOnSmallDisk('embedded')
  const acknowledged: string[] = []
  let count = 0
  /** A long message; true if it was confirmed. */
  async function write(): Promise<boolean> {
    const words = `Message number ${++count}.`
    const message = `${words} ${'Beans and peas. '.repeat(500)}`
    const fields = { name: 'Ada', email: 'ada@example.com', topic: 'A question', message }
    const { status } = await newVisitor(site!.url).post('/contact.data', fields)
    if (status === 200) acknowledged.push(words)
    return status === 200
  }
  for (let n = 0; n < 20; n++) expect(await write()).toBe(true)
  const before = acknowledged.length

  disk!.fill()
  let refused = 0
  let ended = false
  // Space the database allocated before lasts for a while.
  for (let n = 0; n < 3_000 && refused < 5 && !ended; n++) {
    const kept = await write().catch(() => null)
    if (kept === null) ended = true
    else if (!kept) refused += 1
  }
  const onFull = acknowledged.length - before
  expect(refused > 0 || ended).toBe(true)
  // It either continues without writes or stops and says why.
  const words = ended ? site!.said() : await (await newVisitor(site!.url).get('/')).text()
  expect(words).toMatch(ended ? /The database stopped: .*No space left/ : /<h1/)

  disk!.free()
  if (ended) await site!.start()
  await waitUntil(write, 30_000, 'a write after there is room again')
  const lost = await missingFrom(admin, acknowledged)
  measurements.push({
    fault: 'full, embedded database',
    acknowledged: acknowledged.length,
    'of them on the full disk': onFull,
    refused,
    lost: lost.length,
    'well again': ended ? 'after a start' : 'by itself',
  })
  expect(lost).toEqual([])
})

test.skipIf(!probe).each([
  { fault: 'full', goes: () => disk!.fill(), comes: () => disk!.free() },
  { fault: 'read-only', goes: () => disk!.allowWrites(false), comes: () => disk!.allowWrites(true) },
])('stored files on a disk that is $fault', async ({ fault, goes, comes }) => {
  const admin = await openOnSmallDisk('server')
  const { url } = site!
  const picture = /\/media\/[\w/]+\.avif/.exec(await (await newVisitor(url).get('/')).text())![0]
  const batch = path.join(batches, fault)
  mkdirSync(batch, { recursive: true })
  for (const n of [1, 2, 3]) {
    const word = `${fault}-${n}`
    writeFileSync(path.join(batch, `${n}.eml`), messageOf(word, `On a disk that is ${word}`))
  }
  goes()

  expect((await newVisitor(url).get('/')).status).toBe(200)
  expect((await fetch(url() + picture)).status).toBe(200)
  const ready = await fetch(`${url()}/readyz`)
  expect([ready.status, await ready.json()]).toEqual([503, { database: 'ok', storage: 'failed' }])
  const upload = await admin.post('/admin/blog/new', await postWithCover(fault))
  expect(upload.status).toBe(400)
  const form = await upload.text()
  expect(form).toContain('could not be saved')
  expect(form).toContain('Typed and not lost.')
  const imported = await site!.command('import', batch, '--no-render', '--brand', 'trust')
  expect(imported.code).toBe(1)
  expect(imported.said).toMatch(fault === 'full' ? /The disk is full/ : /could not be stored/)
  // Writes that need no file still work.
  expect((await newVisitor(url).post('/subscribe.data', { email: 'a@example.com' })).status).toBe(200)

  comes()
  expect((await fetch(`${url()}/readyz`)).status).toBe(200)
  expect((await admin.post('/admin/blog/new', await postWithCover(fault))).status).toBe(302)
  const again = await site!.command('import', batch, '--no-render', '--brand', 'trust')
  expect([again.code, /^added +3$/m.test(again.said)]).toEqual([0, true])
  // The outcome is fixed above; there is nothing to count.
  measurements.push({ fault: `${fault}, stored files`, 'well again': 'by itself' })
})

async function missingFrom(admin: Visitor, messages: string[]): Promise<string[]> {
  const missing = new Set(messages)
  for (let page = 1; page <= Math.ceil(messages.length / 50) + 1; page++) {
    const html = await (await admin.get(`/admin/messages?page=${page}`)).text()
    for (const message of missing) if (html.includes(message)) missing.delete(message)
  }
  return [...missing]
}

function postWithCover(word: string): Promise<FormData> {
  const fields = postFields({
    title: `On a disk that is ${word}`,
    slug: `disk-${word}`,
    blockContent: 'Typed and not lost.',
  })
  return withCover(fields, word === 'full' ? '#c33' : '#3c3')
}
