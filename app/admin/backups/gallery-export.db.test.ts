import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { releaseIngestWorker } from '#app/intake/ingest/worker/prepare-in-worker.server.ts'
import { db, rowsOf } from '#app/platform/db/client.server.ts'
import {
  exportFiles,
  inboxAddresses,
  sessions,
  settings,
  subscribers,
  users,
} from '#app/platform/db/schema.ts'
import { listStoredExports, readExport } from '#app/platform/exports/export-file.server.ts'
import { makeExport, purgeExports } from '#app/platform/exports/export-job.server.ts'
import { fileNameOf, getExport } from '#app/platform/exports/queries.server.ts'
import { env, useEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, storage, storeFile, useStorage } from '#app/platform/lib/storage.server.ts'
import { loader as download } from '#app/routes/account/export-file.ts'
import * as page from '#app/routes/admin/backups.tsx'
import { accountWithEverything } from '#test/account-with-everything.ts'
import { address } from '#test/address.ts'
import { callRoute } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { createCategory, createEmail } from '#test/factories.ts'
import { onFullDisk } from '#test/full-disk.ts'
import { importMessage } from '#test/imported-message.ts'
import { renderPage } from '#test/render-page.ts'
import { pageContext, signedIn } from '#test/signed-in.ts'
import { writtenMail } from '#test/written-mail.ts'
import { exportedColumns, exportedTables } from './export-tables.server.ts'

useTestDatabase()
const home = mkdtempSync(path.join(tmpdir(), 'gallery-export-'))

beforeAll(async () => {
  useEnv({ DATA_DIR: home, CHROMIUM_PATH: '/nowhere' })
  useStorage(await openStorage(env()))
})
afterAll(async () => {
  await releaseIngestWorker()
  rmSync(home, { recursive: true, force: true, maxRetries: 20 })
})

type Owner = Awaited<ReturnType<typeof signedIn>>

/** Asks for the export on the page, and makes it. */
async function exportedBy({ meta, viewer }: Owner) {
  const form = { intent: 'export' }
  expect(await callRoute(page.action, '/admin/backups', { meta, form })).toMatchObject({
    location: '/admin/backups',
  })
  const { id } = (await getExport(viewer))!
  await makeExport(id)
  return (await getExport(viewer))!
}

async function filesOf({ id, bytes }: { id: string; bytes: number }): Promise<Map<string, Buffer>> {
  const archive = await fromBufferPromise(await buffer(readExport(id, bytes)))
  const files = new Map<string, Buffer>()
  for await (const entry of archive.eachEntry()) {
    expect(files.has(entry.fileName)).toBe(false)
    files.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)))
  }
  return files
}

function rowsIn(file: Buffer | undefined): Record<string, unknown>[] {
  const lines = file!.toString().split('\n')
  expect(lines.pop()).toBe('')
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

test('an export has a line for every row and every stored file, and no secret', async () => {
  await accountWithEverything('ada@example.com')
  const owner = await signedIn({ role: 'admin' })
  const mail = writtenMail({ subject: 'Spring', html: '<p>Spring has come</p>' })
  const email = await importMessage(mail)
  const image = await storeFile('media', Buffer.from('an image'), 'png')
  const htmlKey = await storeFile('private', Buffer.from(`<img src="/${image}">`), 'html')
  const category = await createCategory()
  const second = await createEmail({ htmlKey, categories: [category] })
  await db().execute(sql`insert into email_files values (${second.id}, ${image}, 'asset', 8)`)
  // More than one batch.
  await db()
    .insert(subscribers)
    .values(Array.from({ length: 250 }, (_, n) => ({ email: address(`reader-${n}@home.test`) })))
  await db()
    .insert(settings)
    .values([
      { name: 'SMTP_URL', value: 'a sealed mail server' },
      { name: 'SITE_NAME', value: 'Our gallery' },
    ])
  await db()
    .insert(inboxAddresses)
    .values([{ address: 'in@inbox.test' }, { address: 'secret@inbox.test', userId: owner.viewer.id }])

  const made = await exportedBy(owner)
  expect(made).toMatchObject({ state: 'ready', done: made.total })
  expect(fileNameOf(made)).toMatch(/^mailshelf-gallery-\d{4}-\d\d-\d\d\.zip$/)
  const files = await filesOf(made)
  const left: Record<string, number> = { settings: 1, inbox_addresses: 1 }
  for (const table of exportedTables()) {
    const name = getTableName(table)
    const count = (await db().$count(table)) - (left[name] ?? 0)
    expect(rowsIn(files.get(`${name.replaceAll('_', '-')}.jsonl`)), name).toHaveLength(count)
  }
  const [first, other] = [email.id, second.id].map((id) =>
    rowsIn(files.get('emails.jsonl')).find((row) => row.id === id),
  )
  expect(first).toMatchObject({ subject_line: 'Spring', attributes: { subject_words: 1 }, issues: [] })
  expect(first!.files).toContainEqual({ role: 'original', file: email.originalKey })
  expect(files.get(email.originalKey!)).toEqual(Buffer.from(mail))
  expect(other).toMatchObject({ categories: [category.slug], files: [{ role: 'asset', file: image }] })
  expect(files.get(image)!.toString()).toBe('an image')
  expect(files.get(htmlKey)!.toString()).toBe(`<img src="../../${image}">`)
  const stored = await storage().listAll('', { recursive: true })
  const keys = [...stored.objects].flatMap((file) => ('key' in file ? file.key : []))
  const inRows = keys.filter((key) => !key.startsWith('exports/'))
  expect([...files.keys()].filter((name) => name.includes('/')).toSorted()).toEqual(inRows.toSorted())
  expect(files.get('README.txt')!.toString()).toContain('emails.jsonl')

  const text = [...files].map(([name, content]) => `${name}\n${content.toString()}`).join('\n')
  const secrets = await rowsOf<{ secret: string }>(sql`
    select password as secret from accounts union all select token from sessions
    union all select token::text from subscribers union all select secret_hash from collection_links
    union all select secret_hash from smart_feeds union all select sealed_secret from smart_webhooks`)
  expect(secrets.length).toBeGreaterThan(255)
  const found = [...secrets.map(({ secret }) => secret), 'secret@inbox.test', 'a sealed'].filter(
    (secret) => secret && text.includes(secret),
  )
  expect(found).toEqual([])
})

test('no column of the export is named like a secret', () => {
  const columns = exportedTables().flatMap((table) =>
    exportedColumns(table).map((column) => `${getTableName(table)}.${column}`),
  )
  expect(columns).toContain('emails.subject_line')
  expect(columns.filter((column) => /secret|token|password|hash|otp|codes/.test(column))).toEqual([
    'emails.content_hash',
    'arrivals.content_hash',
  ])
})

test('only an owner with a fresh sign-in gets the file, for a day', async () => {
  const owner = await signedIn({ role: 'admin' })
  await createEmail()
  const editor = await signedIn({ role: 'editor' })
  const form = { intent: 'export' }
  await callRoute(page.action, '/admin/backups', { meta: editor.meta, form })
  expect(await getExport(editor.viewer)).toBeNull()
  const made = await exportedBy(owner)
  const url = `/exports/${made.id}`
  const load = (meta: Owner['meta']) => callRoute(download, url, { meta, params: { exportId: made.id } })
  const shown = () => renderPage(page, '/admin/backups', { context: pageContext(owner.meta) })
  expect(await load(owner.meta)).toMatchObject({ status: 200 })
  expect((await shown()).html).toContain(`href="${url}"`)
  expect(await load((await signedIn({ role: 'admin' })).meta)).toMatchObject({ status: 404 })

  await db()
    .update(sessions)
    .set({ authenticatedAt: sql`now() - interval '1 day'` })
  expect(await load(owner.meta)).toMatchObject({ location: '/admin/backups' })
  const stale = await shown()
  expect(stale.html).not.toContain(`href="${url}"`)
  expect(stale.html).toContain('Confirm it’s you')
  await db().update(sessions).set({ authenticatedAt: new Date() })
  await db().update(users).set({ role: 'editor' })
  expect(await load(owner.meta)).toMatchObject({
    status: 302,
    location: expect.not.stringMatching('backups'),
  })
  await db().update(users).set({ role: 'admin' })

  await db()
    .update(exportFiles)
    .set({ endsAt: sql`now() - interval '1 second'` })
  expect(await load(owner.meta)).toMatchObject({ status: 404 })
  await purgeExports()
  expect(await listStoredExports()).toEqual([])
})

test('it does not begin on a full disk, and a stopped export begins again', async () => {
  const owner = await signedIn({ role: 'admin' })
  await createEmail()
  const form = { intent: 'export' }
  await onFullDisk(async () => {
    const refused = await callRoute(page.action, '/admin/backups', { meta: owner.meta, form })
    expect(JSON.stringify(refused.data)).toContain('disk space')
  })
  expect(await getExport(owner.viewer)).toBeNull()
  await callRoute(page.action, '/admin/backups', { meta: owner.meta, form })
  const { id } = (await getExport(owner.viewer))!
  await expect(makeExport(id, AbortSignal.abort(new Error('Stopping')))).rejects.toThrow('Stopping')
  expect((await getExport(owner.viewer))!.state).toBe('making')
  await makeExport(id)
  const made = (await getExport(owner.viewer))!
  expect(rowsIn((await filesOf(made)).get('emails.jsonl'))).toHaveLength(1)
})
