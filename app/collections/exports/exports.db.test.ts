import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { db } from '#app/platform/db/client.server.ts'
import { brands, exportFiles, collections, emails } from '#app/platform/db/schema.ts'
import { exportCopy } from '#app/platform/exports/copy.ts'
import { listStoredExports, readExport } from '#app/platform/exports/export-file.server.ts'
import { makeExport, purgeExports } from '#app/platform/exports/export-job.server.ts'
import { getExport, getReadyExport } from '#app/platform/exports/queries.server.ts'
import type { ExportFormat } from '#app/platform/exports/schema.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { stopJobs } from '#app/platform/lib/jobs.server.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import { openStorage, storage, storeFile, useStorage } from '#app/platform/lib/storage.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createEmail } from '#test/factories.ts'
import { onFullDisk } from '#test/full-disk.ts'
import { signedIn } from '#test/signed-in.ts'
import { addSection } from '../arranging/section-commands.server.ts'
import { createCollection } from '../collection-commands.server.ts'
import { changeNote } from '../note-commands.server.ts'
import { saveEmail } from '../save-commands.server.ts'
import { startCollectionExport } from './collection-export.server.ts'

useTestDatabase()
beforeEach(async () => {
  useStorage(
    await openStorage(parseEnv({ DATA_DIR: await mkdtemp(path.join(tmpdir(), 'mailshelf-export-')) })),
  )
})
afterEach(() => stopJobs())

/** One white pixel as WebP. */
const PICTURE = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64')

/** A collection of three emails with a section: one with everything, one of a brand that hands out no HTML, one hidden. */
async function collector() {
  const { viewer: actor } = await signedIn()
  const made = await createCollection({ actor, input: { name: 'Söme', description: null, type: 'emails' } })
  const { id } = made as { id: string }
  const image = await storeFile('media', Buffer.from('an image'), 'png')
  const htmlKey = await storeFile('private', Buffer.from(`<p>Hello <img src="/${image}"></p>`), 'html')
  const file = { width: 640, height: 900, webp: await storeFile('media', PICTURE, 'webp'), avif: null }
  const preview = { width: 640, height: 900, dominantColor: '#ffffff', files: [file] }
  const full = await createEmail({ subjectLine: '=HYPERLINK("x")', htmlKey, preview })
  const screenshotOnly = await createEmail({
    subjectLine: 'Only a picture',
    preheader: 'Not for export',
    htmlKey,
    preview,
  })
  await db().update(brands).set({ hideSource: true }).where(eq(brands.id, screenshotOnly.brandId))
  const hidden = await createEmail({ subjectLine: 'Nobody sees this', status: 'hidden' })
  await db().update(emails).set({ status: 'published' }).where(eq(emails.id, hidden.id))
  for (const email of [hidden, screenshotOnly, full])
    await saveEmail({ actor, emailId: email.id, collectionId: id })
  await db().update(emails).set({ status: 'hidden' }).where(eq(emails.id, hidden.id))
  const input = { note: '@SUM(1), "calm"', tags: ['a', 'b c'] }
  await changeNote({ actor, collectionId: id, emailId: full.id, input })
  await addSection({ actor, id, input: { title: 'Best', emailId: full.id } })

  async function take(format: ExportFormat): Promise<Buffer> {
    expect(await startCollectionExport({ actor, id, format })).toEqual({ ok: true })
    const { id: exportId } = (await getExport(actor))!
    await makeExport(exportId)
    const file = (await getReadyExport(actor, exportId))!
    const content = await buffer(readExport(file.id, file.bytes))
    expect(content).toHaveLength(file.bytes)
    return content
  }
  return { actor, id, take, preview, emailId: full.id }
}

async function filesOf(zip: Buffer): Promise<Map<string, string>> {
  const archive = await fromBufferPromise(zip)
  const files = new Map<string, string>()
  for await (const entry of archive.eachEntry()) {
    files.set(entry.fileName, await text(await archive.openReadStreamPromise(entry)))
  }
  return files
}

test('an export does not begin, and does not go on, when the disk is almost full', async () => {
  const { actor, id } = await collector()
  const begin = () => startCollectionExport({ actor, id, format: 'csv' })
  const message = expect.stringContaining('Only 1.0 MB of disk space are free')
  expect(await onFullDisk(begin)).toEqual({ ok: false, message })
  expect(await begin()).toEqual({ ok: true })
  const { id: exportId } = (await getExport(actor))!
  await expect(onFullDisk(() => makeExport(exportId))).rejects.toThrow('Only 1.0 MB')
  expect(await listStoredExports()).toEqual([])
  await makeExport(exportId)
  expect(await getReadyExport(actor, exportId)).not.toBeNull()
})

test('a list as CSV has no formulas and no hidden emails', async () => {
  const { take } = await collector()
  const csv = (await take('csv')).toString()
  const [head, first, second, ...rest] = csv.split('\r\n')
  expect(head).toMatch(/^\uFEFFnumber,section,brand,subject,/)
  expect(first).toMatch(/^1,Best,.+,"'=HYPERLINK\(""x""\)",/)
  expect(first).toContain(`,"'@SUM(1), ""calm""","a, b c",`)
  expect(second).toContain('Only a picture')
  expect(csv).not.toContain('Not for export')
  expect(rest).toEqual([''])
})

test('a list as JSON says the same', async () => {
  const { take } = await collector()
  const list = JSON.parse((await take('json')).toString()) as { collection: string; emails: object[] }
  expect(list.collection).toBe('Söme')
  expect(list.emails).toMatchObject([
    { number: 1, section: 'Best', subject: '=HYPERLINK("x")', note: '@SUM(1), "calm"', tags: ['a', 'b c'] },
    { number: 2, subject: 'Only a picture', preheader: '', note: null, tags: [] },
  ])
})

test('the archive has pictures, HTML with its images where the brand hands it out, and the lists', async () => {
  const { take } = await collector()
  const files = await filesOf(await take('zip'))
  const names = [...files.keys()].map((name) => name.replace(/(\d{5})-.+\./, '$1.'))
  expect(names).toEqual([
    'README.txt',
    'emails.csv',
    'emails.json',
    'pictures/00001.jpg',
    expect.stringMatching(/^html\/files\/[0-9a-f]{64}\.png$/),
    'html/00001.html',
    'pictures/00002.jpg',
  ])
  const html = [...files].find(([name]) => name.endsWith('.html'))![1]
  expect(html).toMatch(/^<p>Hello <img src="files\/[0-9a-f]{64}\.png"><\/p>$/)
  // As text: a JPEG begins with FF D8 and its quantization table.
  expect([...files].find(([name]) => name.endsWith('.jpg'))![1].slice(0, 6)).toBe(`${'\uFFFD'.repeat(4)}\0C`)
  expect([...files.values()].join()).not.toContain('Nobody sees this')
})

test('screenshots are AVIF when asked, where they are stored as such', async () => {
  const { take, preview, emailId } = await collector()
  const avif = await storeFile('media', Buffer.from('an AVIF image'), 'avif')
  const files = [{ ...preview.files[0]!, avif }]
  await db()
    .update(emails)
    .set({ preview: { ...preview, files } })
    .where(eq(emails.id, emailId))
  const archive = await filesOf(await take('zip-avif'))
  const pictures = [...archive].filter(([name]) => name.startsWith('pictures/'))
  expect(pictures.map(([name]) => name.replace(/-.+\./, '.'))).toEqual([
    'pictures/00001.avif',
    'pictures/00002.jpg',
  ])
  expect(pictures[0]![1]).toBe('an AVIF image')
})

test('a user has one file at a time, which replaces the one before', async () => {
  const { actor, id, take } = await collector()
  await take('csv')
  const [first] = await listStoredExports()
  expect(await startCollectionExport({ actor, id, format: 'json' })).toEqual({ ok: true })
  expect(await listStoredExports()).toEqual([])
  expect(await getReadyExport(actor, first!)).toBeNull()
  expect(await startCollectionExport({ actor, id, format: 'csv' })).toEqual({
    ok: false,
    message: exportCopy.another,
  })
  expect((await getExport(actor))?.format).toBe('json')
  const { viewer: stranger } = await signedIn()
  expect(await startCollectionExport({ actor: stranger, id, format: 'csv' })).toMatchObject({ ok: false })
  const { points, message } = RATE_LIMITS.export
  for (let count = 0; count < points; count++) await startCollectionExport({ actor, id, format: 'csv' })
  expect(await startCollectionExport({ actor, id, format: 'csv' })).toEqual({ ok: false, message })
})

test('a file ends after a day, and goes with its collection', async () => {
  const { actor, id, take } = await collector()
  await take('csv')
  const { id: exportId } = (await getExport(actor))!
  await purgeExports()
  expect(await getReadyExport(actor, exportId)).not.toBeNull()
  await db()
    .update(exportFiles)
    .set({ endsAt: sql`${exportFiles.endsAt} - interval '24 hours'` })
  expect(await getReadyExport(actor, exportId)).toBeNull()
  expect(await getExport(actor)).toBeNull()
  await purgeExports()
  expect(await listStoredExports()).toEqual([])
  expect(await db().$count(exportFiles)).toBe(0)

  await take('csv')
  await db().delete(collections).where(eq(collections.id, id))
  await purgeExports()
  expect(await listStoredExports()).toEqual([])
})

test('says so when three tries have failed', async () => {
  const { actor, id } = await collector()
  await startCollectionExport({ actor, id, format: 'csv' })
  const { id: exportId } = (await getExport(actor))!
  const put = vi.spyOn(storage(), 'put').mockRejectedValue(new Error('The disk is full'))
  for (const state of ['making', 'making', 'failed']) {
    await expect(makeExport(exportId)).rejects.toThrow('The disk is full')
    expect((await getExport(actor))?.state).toBe(state)
  }
  put.mockRestore()
  await makeExport(exportId)
  expect((await getExport(actor))?.state).toBe('failed')
  expect(await startCollectionExport({ actor, id, format: 'csv' })).toEqual({ ok: true })
})
