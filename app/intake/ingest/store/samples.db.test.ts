import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { brands, emailFiles, emails } from '#app/platform/db/schema.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, storage, useStorage } from '#app/platform/lib/storage.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { pruneBundle, writeBundledEmail } from '../../../../packages/samples/write-bundle.ts'
import { readBundledEmail } from './bundle.server.ts'
import { addEmail } from './commands.server.ts'
import { readEmail } from '#app/intake/ingest/prepare.server.ts'
import {
  hasSamples,
  isUntouchedGallery,
  loadSamples,
  removeSamples,
  samplesStatus,
} from './samples.server.ts'
import type { Sidecar } from '#app/intake/ingest/schema.ts'

useTestDatabase()

let bundle: string

beforeEach(async () => {
  const home = mkdtempSync(path.join(tmpdir(), 'samples-'))
  bundle = path.join(home, 'bundle')
  useStorage(await openStorage(parseEnv({ DATA_DIR: path.join(home, 'data') })))
  await writeBundledEmail(bundle, await sample('one', 'First words of it'))
  await writeBundledEmail(bundle, await sample('two', 'Second words of it'))
  // The first one loads the sanitizer, which takes seconds on a busy machine.
})

async function prepared(id: string, words: string) {
  const source = `From: Fernhill <f@fernhill.test>\r\nSubject: ${id}\r\nMessage-ID: <${id}-mail@fernhill.test>\r\nContent-Type: text/html\r\n\r\n<p>${words}</p>`
  const result = await readEmail({ bytes: Buffer.from(source), fileName: `${id}.eml`, kind: 'eml' })
  if (!result.ok) throw new Error(result.reason)
  const preview = { width: 640, height: 100, dominantColor: '#ffffff', files: [] }
  return { ...result.email, preview }
}

async function sample(slug: string, words: string) {
  const sidecar: Sidecar = {
    brand: { slug: 'fernhill', name: 'Fernhill', sample: true },
    sample: true,
    slug,
    addedAt: '2026-01-02T03:04:05Z',
  }
  return { slug, prepared: await prepared(slug, words), sidecar }
}

test('a bundle is read as written, and writing it again changes nothing', async () => {
  const one = await sample('one', 'First words of it')
  const read = await readBundledEmail(bundle, 'one')
  expect({ ...read.prepared, files: [] }).toEqual({ ...one.prepared, files: [] })
  expect(read.prepared.files.map(({ key }) => key)).toEqual(one.prepared.files.map(({ key }) => key))
  expect(await writeBundledEmail(bundle, one)).toBe(false)
})

test('a damaged file of a bundle is not stored', async () => {
  const [name] = readdirSync(path.join(bundle, 'files'))
  writeFileSync(path.join(bundle, 'files', name!), 'other line ends')
  await expect(loadSamples(bundle)).rejects.toThrow(/damaged/)
})

test('emails removed from a bundle are pruned with their files', async () => {
  expect(await pruneBundle(bundle, ['two'])).toEqual(['one'])
  const { prepared } = await readBundledEmail(bundle, 'two')
  expect(readdirSync(path.join(bundle, 'files')).toSorted()).toEqual(
    prepared.files.map(({ key }) => `${path.basename(key)}.br`).toSorted(),
  )
})

test('loading adds samples once; a newer sample replaces the older', async () => {
  expect(await loadSamples(bundle)).toMatchObject({ added: 2, alreadyThere: 0, refused: [] })
  expect(await db().select().from(emails)).toMatchObject([
    { sample: true, status: 'published', createdAt: new Date('2026-01-02T03:04:05Z') },
    { sample: true },
  ])
  expect(await loadSamples(bundle)).toMatchObject({ added: 0, alreadyThere: 2 })
  await writeBundledEmail(bundle, await sample('two', 'Newer and better words'))
  expect(await loadSamples(bundle)).toMatchObject({ added: 0, alreadyThere: 1, updated: 1 })
  const two = (await db().select().from(emails)).find(({ slug }) => slug === 'two')!
  expect(two.bodyText).toBe('Newer and better words')
  expect(two.contentChangedAt).not.toBeNull()
  const keys = (await db().select().from(emailFiles))
    .filter(({ emailId }) => emailId === two.id)
    .map(({ key }) => key)
  expect(keys).toContain(two.htmlKey)
  expect(await storage().exists(two.htmlKey!)).toBe(true)
})

test('removing deletes samples and their empty brands, and nothing else', async () => {
  await loadSamples(bundle)
  const own = await prepared('own', 'Imported by a person')
  await addEmail({ prepared: own, placement: { brand: { slug: 'fernhill' }, categories: [] } })
  await db()
    .insert(brands)
    .values([
      { slug: 'lonely-sample', name: 'Lonely', sample: true, status: 'active' },
      { slug: 'directory', name: 'Directory record', status: 'active' },
    ])
  expect(await removeSamples()).toEqual({ emails: 2, brands: 1 })
  expect((await db().select().from(emails)).map(({ subjectLine }) => subjectLine)).toEqual(['own'])
  expect((await db().select().from(brands)).map(({ slug }) => slug).toSorted()).toEqual([
    'directory',
    'fernhill',
  ])
})

test('only an untouched gallery loads samples automatically', async () => {
  expect((await samplesStatus()).state).toBe('never loaded')
  expect(await isUntouchedGallery()).toBe(true)
  await loadSamples(bundle)
  expect(await isUntouchedGallery()).toBe(false)
  expect(await hasSamples()).toBe(true)
  await removeSamples()
  expect((await samplesStatus()).state).toBe('removed')
  expect(await hasSamples()).toBe(false)
  expect(await isUntouchedGallery()).toBe(false)
})

test('a gallery with its own emails is left alone', async () => {
  await addEmail({
    prepared: await prepared('own', 'Imported by a person'),
    placement: { brand: null, categories: [] },
  })
  expect(await isUntouchedGallery()).toBe(false)
})

test('an imported email is not replaced by a sample with the same id', async () => {
  const own = await prepared('one', 'My own words')
  await addEmail({ prepared: own, placement: { brand: null, categories: [] } })
  expect(await loadSamples(bundle)).toMatchObject({ added: 1, alreadyThere: 1, updated: 0 })
})
