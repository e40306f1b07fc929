/** Resources for machines: robots.txt, sitemap, feeds, link preview images. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { parseEnv, useEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { loader as brandFeed } from './brand-feed.ts'
import { headMeta } from './head-meta.server.ts'
import { loader as linkPicture } from './og-image.ts'
import { loader as robots } from './robots.ts'
import { loader as categoryFeed } from './category-feed.ts'
import { loader as sitemap } from './sitemap.ts'

const database = useTestDatabase()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'found-'))
  useStorage(await openStorage(parseEnv({ DATA_DIR: folder })))
})
beforeEach(() => useEnv({ DATA_DIR: folder, SITE_URL: 'https://shelf.test', SITE_ENV: 'production' }))
afterAll(() => rm(folder, { recursive: true }))

type Loader = (args: never) => Response | Promise<Response>

async function ask(loader: Loader, address: string, params = {}, headers = {}): Promise<Response> {
  const url = new URL(address, 'http://localhost:3000')
  return loader({ request: new Request(url, { headers }), url, params } as never)
}

test('only production is indexed', async () => {
  for (const SITE_ENV of ['production', 'staging', 'development'] as const) {
    useEnv({ SITE_ENV })
    const isOpen = SITE_ENV === 'production'
    const text = await (await ask(robots, '/robots.txt')).text()
    expect(text.includes('Disallow: /\n'), SITE_ENV).toBe(!isOpen)
    expect(text.includes('Sitemap: https://shelf.test/sitemap.xml'), SITE_ENV).toBe(isOpen)
    const head = await headMeta(new URL('https://other.test/about'))
    expect(head).toMatchObject({ isIndexed: isOpen, base: 'https://shelf.test' })
  }
})

test('the sitemap is compressed for clients that accept it', async () => {
  const compressed = await ask(sitemap, '/sitemap.xml', {}, { 'Accept-Encoding': 'gzip, br' })
  expect(compressed.headers.get('Content-Encoding')).toBe('gzip')
  const plain = await ask(sitemap, '/sitemap.xml')
  expect(plain.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
  const xml = await plain.text()
  expect(xml).toContain('<loc>https://shelf.test/email-types</loc>')
  const unpacked = new Response(compressed.body!.pipeThrough(new DecompressionStream('gzip')))
  expect(await unpacked.text()).toBe(xml)
})

test('a failed sitemap falls back to the home page and is not cached', async () => {
  // A change since the last sitemap, so that a new one is needed.
  await createBrand()
  await database().db.execute(sql`alter table blog_posts rename to blog_posts_away`)
  try {
    const answer = await ask(sitemap, '/sitemap.xml')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect((await answer.text()).match(/<loc>.*?<\/loc>/g)).toEqual(['<loc>https://shelf.test/</loc>'])
  } finally {
    await database().db.execute(sql`alter table blog_posts_away rename to blog_posts`)
  }
})

test('a feed returns 304 until an email is added', async () => {
  const brand = await createBrand({ slug: 'fernhill', name: 'Fernhill' })
  await createEmail({ brand, subjectLine: 'The first' })
  const params = { brandSlug: 'fernhill' }
  const first = await ask(brandFeed, '/brand/fernhill/feed.xml', params)
  expect(first.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
  expect(await first.text()).toContain('The first')
  const has = { 'If-None-Match': first.headers.get('ETag') }
  expect((await ask(brandFeed, '/brand/fernhill/feed.xml', params, has)).status).toBe(304)

  await createEmail({ brand, subjectLine: 'The second' })
  const changed = await ask(brandFeed, '/brand/fernhill/feed.xml', params, has)
  expect(changed.status).toBe(200)
  expect(await changed.text()).toContain('The second')
})

test('feeds of hidden or missing pages return 404', async () => {
  await createBrand({ slug: 'unborn', status: 'draft' })
  for (const brandSlug of ['unborn', 'nobody']) {
    expect((await ask(brandFeed, `/brand/${brandSlug}/feed.xml`, { brandSlug })).status).toBe(404)
  }
  expect((await ask(categoryFeed, '/category/nothing/feed.xml', { slug: 'nothing' })).status).toBe(404)
})

test('a feed has the URL of its category’s page', async () => {
  const category = await createCategory({ slug: 'welcome', name: 'Welcome' })
  await createEmail({ categories: [category], subjectLine: 'Hello' })
  const elsewhere = await ask(categoryFeed, '/category/welcome/feed.xml', { slug: 'welcome' })
  expect(elsewhere.status).toBe(308)
  expect(elsewhere.headers.get('Location')).toBe('/email-type/welcome/feed.xml')
  const feed = await ask(categoryFeed, '/email-type/welcome/feed.xml', { slug: 'welcome' })
  expect((await feed.text()).match(/<entry>\s*<title[^>]*>[^]*?Hello/g)).toHaveLength(1)
})

test('a link preview image is served at its own URL, and others redirect to it', async () => {
  const brand = await createBrand({ slug: 'fernhill', name: 'Fernhill' })
  await createEmail({ slug: 'hello', brand, subjectLine: 'Hello' })
  const params = { kind: 'email', slug: 'hello', file: 'an-older-version.jpg' }
  const moved = await ask(linkPicture, '/', params)
  expect(moved.status).toBe(302)
  const file = moved.headers.get('Location')!.split('/').at(-1)
  for (const round of ['drawn', 'read']) {
    const answer = await ask(linkPicture, '/', { ...params, file })
    expect(answer.headers.get('Cache-Control'), round).toBe(
      'public, max-age=31536000, s-maxage=60, immutable',
    )
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
    expect({ width, height }).toEqual({ width: 1200, height: 630 })
  }
})

test('missing pages have no image', async () => {
  const brand = await createBrand({ slug: 'unborn', status: 'draft' })
  await createEmail({ slug: 'secret', brand })
  const file = 'abcdefghijklmnop.jpg'
  for (const params of [
    { kind: 'email', slug: 'nothing', file },
    { kind: 'email', slug: 'secret', file },
    { kind: 'brand', slug: 'unborn', file },
    { kind: 'category', slug: 'nothing', file },
    { kind: 'post', slug: '../../etc/passwd', file },
    { kind: 'page', slug: 'about', file },
    { kind: 'user', slug: 'home', file },
    { kind: 'page', slug: 'home', file: '../../x.jpg' },
    ...(['email', 'brand', 'category', 'post'] as const).map((kind) => ({ kind, slug: 'a\0b', file })),
  ]) {
    expect((await ask(linkPicture, '/', params)).status, JSON.stringify(params)).toBe(404)
  }
})
