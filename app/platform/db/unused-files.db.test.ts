/** Which stored files the nightly sweep deletes. */
import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordChange } from '#app/platform/changes/change.server.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, storage, storeFile, useStorage } from '#app/platform/lib/storage.server.ts'
import { accountWithEverything } from '#test/account-with-everything.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { signedIn } from '#test/signed-in.ts'
import { db, inTransaction } from './client.server.ts'
import { arrivals, blogPosts, emailFiles, emails, submissions } from './schema.ts'
import { sweepFiles } from './unused-files.server.ts'

useTestDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'unused-files-'))

beforeAll(async () => useStorage(await openStorage(parseEnv({ DATA_DIR: folder }))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let count = 0

/** A file that was written two days ago. */
async function oldFile(area: 'media' | 'private', extension: string): Promise<string> {
  const key = await storeFile(area, Buffer.from(`file ${++count}`), extension)
  age(key)
  return key
}

function age(key: string): void {
  const then = new Date(Date.now() - 48 * 3_600_000)
  utimesSync(path.join(folder, 'files', key), then, then)
}

async function remaining(keys: string[]): Promise<string[]> {
  const found = await Promise.all(keys.map((key) => storage().exists(key)))
  return keys.filter((_, index) => found[index])
}

test('a file that anything refers to is never deleted, and what nothing refers to is, after a day', async () => {
  await accountWithEverything('everyone@example.test')
  const [html, amp, original, asset, arrived, sentIn, logo, cover, inBody, undoable] = [
    await oldFile('private', 'html'),
    await oldFile('private', 'html'),
    await oldFile('private', 'eml'),
    await oldFile('media', 'png'),
    await oldFile('private', 'eml'),
    await oldFile('private', 'eml'),
    await oldFile('media', 'webp'),
    await oldFile('media', 'webp'),
    await oldFile('media', 'gif'),
    await oldFile('media', 'png'),
  ] as const
  const email = await createEmail({ originalKey: original, htmlKey: html })
  await db()
    .insert(emailFiles)
    .values([
      { emailId: email.id, key: amp, role: 'amp', bytes: 1 },
      { emailId: email.id, key: asset, role: 'asset', bytes: 1 },
    ])
  await db().insert(arrivals).values({ source: 'smtp', sourceName: 'SMTP', originalKey: arrived, size: 1 })
  await db().insert(submissions).values({ originalKey: sentIn, kind: 'eml' })
  await createBrand({ logoUrl: `/${logo}` })
  const post = { slug: 'a-post', title: 'A post', excerpt: 'It', imageAltText: '', category: 'Tips' }
  await db()
    .insert(blogPosts)
    .values({ ...post, coverImage: `/${cover}`, body: `<p><img src="/${inBody}"></p>` })
  const { viewer: actor } = await signedIn({ role: 'admin' })
  const gone = await createEmail()
  await db().insert(emailFiles).values({ emailId: gone.id, key: undoable, role: 'asset', bytes: 1 })
  const rows = [
    { table: emails, where: eq(emails.id, gone.id) },
    { table: emailFiles, where: eq(emailFiles.emailId, gone.id) },
  ]
  await inTransaction((tx) =>
    recordChange(tx, { actor, kind: 'emails-deleted', label: 'One', rows }, () =>
      tx.delete(emails).where(eq(emails.id, gone.id)),
    ),
  )
  const preview = await oldFile('media', 'webp')
  await db()
    .update(emails)
    .set({
      preview: sql`jsonb_build_object('files', jsonb_build_array(jsonb_build_object('webp', ${preview}::text)))`,
    })
    .where(eq(emails.id, email.id))

  const unused = await oldFile('media', 'png')
  const unusedOriginal = await oldFile('private', 'eml')
  const fresh = await storeFile('media', Buffer.from('fresh'), 'png')
  const again = await oldFile('media', 'svg')
  // An import stores a file that is there, and refers to it later.
  await storeFile('media', Buffer.from(`file ${count}`), 'svg')
  await storage().put('private/health.txt', 'ok')
  age('private/health.txt')

  const used = [html, amp, original, asset, arrived, sentIn, logo, cover, inBody, undoable, preview]
  await sweepFiles()
  expect(await remaining([...used, unused, unusedOriginal, fresh, again, 'private/health.txt'])).toEqual([
    ...used,
    fresh,
    again,
    'private/health.txt',
  ])
})
