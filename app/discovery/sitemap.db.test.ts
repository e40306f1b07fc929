import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import {
  blogPosts,
  brands,
  collections,
  collectionShares,
  emails,
  settings,
} from '#app/platform/db/schema.ts'
import { loadSettings } from '#app/platform/db/stored-settings.server.ts'
import type { PreviewInfo } from '#app/platform/db/json-columns.ts'
import { parseEnv, useEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, storage, useStorage } from '#app/platform/lib/storage.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { createUser } from '#test/signed-in.ts'
import { faultsOfSitemap } from '#test/sitemap-schema.ts'
import { readWritten, writeSitemap } from './sitemap-job.server.ts'
import { homeSitemap, sitemapFile } from './sitemap.server.ts'

useTestDatabase()

const site = { base: 'https://shelf.test' }

async function xmlOf(part?: number, partMax?: number): Promise<string> {
  return gunzipSync((await sitemapFile({ ...site, partMax }, part))!).toString()
}

type Entry = { priority?: string; changefreq?: string; lastmod?: string; image?: string }

/** The entries by path. */
function entriesOf(xml: string): Record<string, Entry> {
  const found = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry]) => {
    const value = (name: string) => new RegExp(`<${name}>(.*?)</${name}>`).exec(entry!)?.[1]
    const path = value('loc')!.replace(site.base, '')
    const image = value('image:loc')
    const known = {
      priority: value('priority'),
      changefreq: value('changefreq'),
      lastmod: value('lastmod'),
      image,
    }
    return [path, known] as const
  })
  return Object.fromEntries(found)
}

test('dates a legal page by the text that an owner wrote, and leaves out a date that is unknown', async () => {
  const dates = async () => {
    await loadSettings()
    const entries = entriesOf(await xmlOf())
    return ['/terms', '/privacy'].map((path) => entries[path]!.lastmod?.slice(0, 10))
  }
  expect(await dates()).toEqual(['2024-01-31', '2024-01-31'])
  await db()
    .insert(settings)
    .values({ name: 'TERMS_TEXT', value: 'Be kind.', updatedAt: at('2026-04-02') })
  useEnv(parseEnv({ PRIVACY_TEXT: 'We keep nothing.' }))
  expect(await dates()).toEqual(['2026-04-02', undefined])
})

test('lists analytics of brands and categories that have enough emails for them', async () => {
  const [fashion, travel] = [
    await createCategory({ slug: 'fashion', type: 'vertical' }),
    await createCategory(),
  ]
  const brand = await createBrand({ slug: 'many', categories: [fashion] })
  const few = await createBrand({ slug: 'few' })
  for (let number = 0; number < 5; number++) await createEmail({ brand })
  for (let number = 0; number < 4; number++) await createEmail({ brand: few, categories: [travel] })
  const listed = pathsOf(await xmlOf()).filter((path) => path.endsWith('/analytics'))
  expect(listed.toSorted()).toEqual(['/brand/many/analytics', '/category/fashion/analytics'])
})

function pathsOf(xml: string): string[] {
  return Object.keys(entriesOf(xml))
}

const preview: PreviewInfo = {
  width: 640,
  height: 1200,
  dominantColor: '#ffffff',
  files: [{ width: 640, height: 1200, webp: 'media/ab/abc.webp', avif: null }],
}

const at = (day: string) => new Date(`${day}T08:00:00.000Z`)

async function createPost(given: { slug: string; status: 'draft' | 'published' }) {
  await db()
    .insert(blogPosts)
    .values({
      title: 'A post & more',
      excerpt: 'In short',
      body: '<p>At length</p>',
      imageAltText: '',
      category: 'Email Design',
      publishedAt: at('2026-02-01'),
      updatedAt: at('2026-02-03'),
      ...given,
    })
}

async function createSharedCollection(given: { slug: string; publishedAt: Date | null }) {
  const { id: userId } = await createUser()
  const [collection] = await db()
    .insert(collections)
    .values({ userId, name: 'Swipe file', slug: 'swipe-file', type: 'emails' })
    .returning()
  await db()
    .insert(collectionShares)
    .values({ collectionId: collection!.id, title: 'Swipe file', ...given })
}

test('lists every public page with its properties', async () => {
  const welcome = await createCategory({ slug: 'welcome', createdAt: at('2026-01-01') })
  const saas = await createCategory({ slug: 'saas', type: 'vertical', createdAt: at('2026-01-01') })
  const quiet = await createCategory({ slug: 'quiet', createdAt: at('2026-01-02') })
  const brand = await createBrand({ slug: 'fernhill', categories: [saas], updatedAt: at('2026-01-05') })
  const categories = [welcome]
  await createEmail({ slug: 'hello', brand, categories, preview, createdAt: at('2026-03-01') })
  const contentChangedAt = at('2026-03-09')
  await createEmail({ slug: 'again', brand, createdAt: at('2026-03-02'), contentChangedAt })
  await createPost({ slug: 'tables', status: 'published' })
  await createSharedCollection({ slug: 'swipe-file', publishedAt: at('2026-02-01') })
  await createSharedCollection({ slug: 'offline', publishedAt: null })

  const xml = await xmlOf()
  expect(await faultsOfSitemap(xml)).toEqual([])
  const weekly = (priority: string) => expect.objectContaining({ priority, changefreq: 'weekly' })
  const monthly = (priority: string) => expect.objectContaining({ priority, changefreq: 'monthly' })
  const entries = entriesOf(xml)
  expect(entries).toMatchObject({
    '/': weekly('1.0'),
    '/email-types': weekly('0.9'),
    '/blog': weekly('0.9'),
    '/about': monthly('0.6'),
    '/privacy': monthly('0.4'),
    '/terms': monthly('0.4'),
    '/login': monthly('0.7'),
    '/signup': monthly('0.7'),
    '/email-type/welcome': weekly('0.8'),
    '/brand/fernhill': weekly('0.7'),
    '/collection/swipe-file': weekly('0.5'),
  })
  expect(entries).not.toHaveProperty('/collection/offline')
  const changed = (path: string) => entries[path]!.lastmod!.slice(0, 10)
  expect(changed('/brand/fernhill/email/hello')).toBe('2026-03-01')
  expect(changed('/brand/fernhill/email/again')).toBe('2026-03-09')
  expect(changed('/email-type/welcome')).toBe('2026-03-01')
  expect(changed('/category/saas'), 'an industry changes with its brands').toBe('2026-03-09')
  expect(changed(`/email-type/${quiet.slug}`)).toBe('2026-01-02')
  expect(changed('/brand/fernhill')).toBe('2026-03-09')
  expect(changed('/')).toBe('2026-03-09')
  expect(changed('/blog/tables')).toBe('2026-02-03')
  expect(entries['/brand/fernhill/email/hello']!.image).toBe('https://shelf.test/media/ab/abc.webp')
})

test('leaves out what is not public, at once', async () => {
  const brand = await createBrand({ slug: 'fernhill' })
  await createEmail({ slug: 'hidden', brand, status: 'hidden' })
  const email = await createEmail({ slug: 'hello', brand })
  await createEmail({ brand: await createBrand({ slug: 'unborn', status: 'draft' }) })
  await createPost({ slug: 'unfinished', status: 'draft' })
  const own = (await xmlOf()).match(/\/(?:brand|blog)\/[^<]*/g)
  expect(own).toEqual(['/brand/fernhill', '/brand/fernhill/email/hello'])

  await db().update(emails).set({ status: 'hidden' }).where(eq(emails.id, email.id))
  expect(pathsOf(await xmlOf())).not.toContain('/brand/fernhill/email/hello')
  await db().update(brands).set({ status: 'archived' }).where(eq(brands.id, brand.id))
  expect(pathsOf(await xmlOf())).not.toContain('/brand/fernhill')
})

test('is an index of parts above the limit of one file', async () => {
  const brand = await createBrand({ slug: 'fernhill' })
  for (let number = 1; number <= 7; number++) await createEmail({ slug: `number-${number}`, brand })
  const whole = pathsOf(await xmlOf())

  const index = await xmlOf(undefined, 5)
  expect(await faultsOfSitemap(index)).toEqual([])
  const parts = [...index.matchAll(/<loc>https:\/\/shelf\.test\/sitemap\/(\d+)\.xml<\/loc>/g)]
  // The last part of the pages is not filled up with emails.
  const pageParts = Math.ceil((whole.length - 7) / 5)
  expect(parts.map(([, part]) => Number(part))).toEqual(
    Array.from({ length: pageParts + 2 }, (_, index) => index + 1),
  )
  const found: string[] = []
  for (const [, part] of parts) {
    const xml = await xmlOf(Number(part), 5)
    expect(pathsOf(xml).length).toBeLessThanOrEqual(5)
    found.push(...pathsOf(xml))
  }
  expect(found).toEqual(whole)
  expect(await faultsOfSitemap(await xmlOf(pageParts, 5))).toEqual([])
  expect(await sitemapFile({ ...site, partMax: 5 }, pageParts + 3)).toBeNull()
  expect(await sitemapFile(site, 1), 'what fits into one file has no parts').toBeNull()
})

test('parts are written to files, and again once the gallery has changed', async () => {
  useStorage(await openStorage(parseEnv({ DATA_DIR: mkdtempSync(path.join(tmpdir(), 'sitemap-')) })))
  await writeSitemap(site)
  const { signal } = new AbortController()
  async function written(part?: number): Promise<string | null> {
    const file = await readWritten(site.base, part, signal)
    // Not `bytes()`, which the server’s own `Response` lacks where another test has loaded it.
    return file && gunzipSync(await new Response(file as ReadableStream).arrayBuffer()).toString()
  }
  expect(await written(), 'none before the job has run').toBeNull()
  const brand = await createBrand({ slug: 'fernhill' })
  for (let number = 1; number <= 7; number++) await createEmail({ slug: `number-${number}`, brand })
  await writeSitemap({ ...site, partMax: 5 })
  const parts = (await written())!.match(/<loc>/g)!.length
  expect(await written()).toBe(await xmlOf(undefined, 5))
  for (let part = 1; part <= parts; part++) expect(await written(part)).toBe(await xmlOf(part, 5))
  expect(await written(parts + 1)).toBeNull()
  expect(await readWritten('https://other.test', undefined, signal)).toBeNull()

  const folders = async () =>
    [...(await storage().listAll('sitemaps/', { recursive: false })).objects].map(({ name }) => name)
  const [first] = await folders()
  await writeSitemap({ ...site, partMax: 5 })
  expect(await folders(), 'nothing has changed').toEqual([first])
  await createEmail({ slug: 'number-8', brand })
  await writeSitemap({ ...site, partMax: 5 })
  expect(await written(parts)).toContain('number-8')
  expect(await folders(), 'the earlier index stays readable').toHaveLength(2)
  await createEmail({ slug: 'number-9', brand })
  await writeSitemap(site)
  expect(await written(), 'what fits into one file is made on request').toBeNull()
  expect(await folders()).not.toContain(first)
})

test('handles unusual slugs and concurrent requests', async () => {
  const brand = await createBrand({ slug: 'a&b <c>' })
  await createEmail({ brand })
  const [first, ...others] = await Promise.all([xmlOf(), xmlOf(), xmlOf()])
  expect(await faultsOfSitemap(first)).toEqual([])
  expect(new Set(others)).toEqual(new Set([first]))
})

test('reports a failure, and falls back to the home page', async () => {
  await db().execute(sql`alter table blog_posts rename to blog_posts_away`)
  try {
    await expect(sitemapFile(site)).rejects.toThrow('blog_posts')
  } finally {
    await db().execute(sql`alter table blog_posts_away rename to blog_posts`)
  }
  const fallback = gunzipSync(await homeSitemap(site)).toString()
  expect(await faultsOfSitemap(fallback)).toEqual([])
  expect(pathsOf(fallback)).toEqual(['/'])
  expect(pathsOf(await xmlOf()), 'a failure is not kept').toContain('/blog')
})
