import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { db, inTransaction } from '#app/platform/db/client.server.ts'
import { blogPosts, brandCategories, brands, categories, emails } from '#app/platform/db/schema.ts'
import { BLOG_CATEGORIES } from '#app/gallery/blog/blog-categories.ts'
import { CHECKS_VERSION } from '#app/inspection/checks/check-email.ts'
import { ensureBrand } from '#app/gallery/brands/commands.server.ts'
import { syncTaxonomy } from '#app/gallery/categories/commands.server.ts'
import { countChoices } from '#app/gallery/filters/facets.server.ts'
import type { PreparedFields } from '#app/intake/ingest/prepared-email.ts'
import { attributesRefresh } from '#app/intake/ingest/refresh-attributes.server.ts'
import { listBundle, readBundledEmail } from '#app/intake/ingest/store/bundle.server.ts'
import { writeBundledEmail } from '../../../packages/samples/write-bundle.ts'
import { sampleBundle } from '#app/intake/ingest/store/samples.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, storage, useStorage } from '#app/platform/lib/storage.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { eq } from 'drizzle-orm'
import { readDirectory } from './library-content.server.ts'
import { loadLibrary, loadLibraryIntoEmptyGallery, removeLibrary } from './library.server.ts'

useTestDatabase()

/** The bundle with two of its emails; server/main.test.ts has them all loaded. */
let few: string

beforeEach(async () => {
  const home = mkdtempSync(path.join(tmpdir(), 'library-'))
  few = path.join(home, 'bundle')
  useStorage(await openStorage(parseEnv({ DATA_DIR: path.join(home, 'data') })))
  await syncTaxonomy()
  for (const part of ['directory.json', 'posts.json', 'posts', 'logos']) {
    cpSync(path.join(sampleBundle(), part), path.join(few, part), { recursive: true })
  }
  for (const slug of (await listBundle(sampleBundle())).slice(0, 2)) {
    await writeBundledEmail(few, await readBundledEmail(sampleBundle(), slug))
  }
})

function own(slug: string) {
  return { slug, name: 'My own', status: 'active' as const }
}

test('loads emails, the directory and the posts, once', async () => {
  expect(await loadLibrary(few)).toMatchObject({ added: 2, directory: 25, posts: 12, refused: [] })
  expect(await loadLibrary(few)).toMatchObject({ added: 0, alreadyThere: 2, directory: 0, posts: 0 })
  expect(await db().$count(brands, eq(brands.sample, false))).toBe(25)
})

test('samples come with their facts, so that a first start can filter by them', async () => {
  const versions = new Set<number | undefined>()
  for (const slug of await listBundle(sampleBundle())) {
    const { fields } = JSON.parse(
      readFileSync(path.join(sampleBundle(), 'emails', `${slug}.json`), 'utf8'),
    ) as { fields: PreparedFields }
    versions.add(fields.emailAttributes?.rulesVersion)
    expect(fields.emailAttributes?.palette, slug).toEqual(fields.facts.colors)
  }
  // All are of one version, and that of two is the current one.
  expect(versions.size).toBe(1)
  await loadLibrary(few)
  expect(await attributesRefresh.count()).toEqual({ current: 2, outdated: 0 })
  const { choices } = await countChoices({})
  expect(choices.language).toEqual([{ value: 'en', name: 'English', count: 2 }])
  expect(choices.weekday.reduce((sum, { count }) => sum + count!, 0)).toBe(2)
})

/** Alt texts are left out, words are in images, a gold is pale and emails are long on purpose, to be found. */
const MADE_TO_FAIL = {
  'picture-words': [
    'dogear-and-daughters-seven-books-beginning-with-s',
    'dusk-school-six-new-classes',
    'half-decibel-a-library-you-can-wear',
    'roomtone-six-shows-no-adjectives',
    'thumbtown-the-bus-is-waiting',
    'tide-and-clay-how-to-wash-a-face',
  ],
  'link-words': ['roomtone-six-shows-no-adjectives'],
  'pictures-only': ['roomtone-six-shows-no-adjectives'],
  'gmail-clip': [
    'proof-street-a-year-of-bread',
    'roomtone-every-show-of-the-year',
    'the-back-row-the-whole-of-autumn',
  ],
  contrast: ['aurevale-the-gifting-edit'],
}

test('samples come with their checks, and only those made to fail have serious findings', async () => {
  const serious: Record<string, string[]> = {}
  for (const slug of await listBundle(sampleBundle())) {
    const { checks } = (await readBundledEmail(sampleBundle(), slug)).prepared
    expect([slug, checks]).toMatchObject([slug, { rulesVersion: CHECKS_VERSION, inBrowser: true }])
    for (const { rule, severity } of checks!.issues) {
      if (severity === 'serious') (serious[rule] ??= []).push(slug)
    }
  }
  expect(serious).toEqual(MADE_TO_FAIL)
})

test('a directory record is an active brand with its categories, and not a sample', async () => {
  await loadLibrary(few)
  const [notion] = await db().select().from(brands).where(eq(brands.slug, 'notion'))
  expect(notion).toMatchObject({
    name: 'Notion',
    status: 'active',
    sample: false,
    logoUrl: null,
    color: null,
  })
  const shelves = await db()
    .select({ slug: categories.slug })
    .from(brandCategories)
    .innerJoin(categories, eq(categories.id, brandCategories.categoryId))
    .where(eq(brandCategories.brandId, notion!.id))
    .orderBy(brandCategories.position)
  expect(shelves.map(({ slug }) => slug)).toEqual(['productivity', 'software', 'saas'])
})

test('every category named in the directory exists', async () => {
  const known = new Set((await db().select().from(categories)).map(({ slug }) => slug))
  const directory = await readDirectory(sampleBundle())
  expect(directory.flatMap((record) => record.categories).filter((slug) => !known.has(slug))).toEqual([])
})

test('a post is published with its cover stored, its contents listed and no author', async () => {
  await loadLibrary(few)
  const rows = await db().select().from(blogPosts)
  expect(rows).toHaveLength(12)
  for (const row of rows) {
    expect(row).toMatchObject({ status: 'published', sample: true, authorName: null })
    expect(row.coverImage).toMatch(/^\/media\/[0-9a-f]{2}\/[0-9a-f]{64}\.webp$/)
    expect(await storage().exists(row.coverImage!.slice(1))).toBe(true)
    expect(row.tableOfContents.length).toBeGreaterThan(2)
    expect(row.publishedAt).toEqual(row.createdAt)
  }
  expect(new Set(rows.map(({ category }) => category))).toEqual(new Set(BLOG_CATEGORIES))
})

test('a sample brand gets its logo, and keeps one that the owner changed', async () => {
  await loadLibrary(few)
  const marked = await db().select().from(brands).where(eq(brands.sample, true))
  expect(marked.length).toBeGreaterThan(0)
  for (const { logoUrl } of marked) expect(await storage().exists(logoUrl!.slice(1))).toBe(true)
  await db().update(brands).set({ logoUrl: '/media/own.webp' }).where(eq(brands.id, marked[0]!.id))
  await loadLibrary(few)
  const [kept] = await db().select().from(brands).where(eq(brands.id, marked[0]!.id))
  expect(kept!.logoUrl).toBe('/media/own.webp')
})

test('removal deletes the library and keeps everything else', async () => {
  await inTransaction((tx) => ensureBrand(tx, own('slack')))
  await inTransaction((tx) => ensureBrand(tx, own('mine')))
  await db().insert(blogPosts).values({
    title: 'Mine',
    slug: 'mine',
    excerpt: 'Mine',
    body: '<p>Mine</p>',
    imageAltText: 'Mine',
    category: 'Email Tools',
  })
  expect(await loadLibrary(few)).toMatchObject({ directory: 24 })
  const [nike] = await db().select().from(brands).where(eq(brands.slug, 'nike'))
  const [sample] = await db().select().from(emails).limit(1)
  await db().update(emails).set({ sample: false, brandId: nike!.id }).where(eq(emails.id, sample!.id))

  expect(await removeLibrary()).toMatchObject({ emails: 1, directory: 23, posts: 12 })
  const left = (await db().select().from(brands)).map(({ slug }) => slug)
  expect(left.toSorted()).toEqual(['mine', 'nike', 'slack'])
  expect((await db().select().from(blogPosts)).map(({ slug }) => slug)).toEqual(['mine'])
  expect(await removeLibrary()).toEqual({ emails: 0, brands: 0, directory: 0, posts: 0 })
})

test('a start fills an empty gallery once, logs its progress, and never after removal', async () => {
  const logged = vi.spyOn(log, 'info').mockImplementation(() => {})
  await loadLibraryIntoEmptyGallery(few)
  expect(logged.mock.calls).toContainEqual(['loaded 1 of 2 sample emails'])
  logged.mockRestore()
  expect(await db().$count(emails)).toBe(2)
  await removeLibrary()
  await loadLibraryIntoEmptyGallery(few)
  expect(await db().$count(emails)).toBe(0)
  expect(await db().$count(brands)).toBe(0)
})

test('a damaged library is logged in one sentence, and the start continues', async () => {
  const [name] = readdirSync(path.join(few, 'files'))
  writeFileSync(path.join(few, 'files', name!), 'half a downlo')
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
  await loadLibraryIntoEmptyGallery(few)
  expect(logged).toHaveBeenCalledOnce()
  expect(logged).toHaveBeenCalledWith(
    expect.stringMatching(/^The samples are not complete: .* is damaged\.$/),
  )
  logged.mockRestore()
})
