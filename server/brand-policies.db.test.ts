/** The effect of brand policies on every public URL. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { brands, brandSlugs, emails } from '#app/platform/db/schema.ts'
import { parseQuery } from '#app/gallery/search/search.server.ts'
import { publishScheduled } from '#app/gallery/publish-scheduled.server.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, storeFile, useStorage } from '#app/platform/lib/storage.server.ts'
import { isWithInit } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { pageContext } from '#test/signed-in.ts'
import * as report from '#app/routes/pages/report.tsx'
import * as brandFeed from '#app/routes/resources/brand-feed.ts'
import * as categoryFeed from '#app/routes/resources/category-feed.ts'
import * as download from '#app/routes/resources/email-download.ts'
import * as live from '#app/routes/resources/email-html.ts'
import * as source from '#app/routes/resources/email-source.ts'
import * as filterBrands from '#app/routes/resources/filter-brands.ts'
import * as moreEmails from '#app/routes/resources/more-emails.ts'
import * as newestFeed from '#app/routes/resources/newest-feed.ts'
import * as ogImage from '#app/routes/resources/og-image.ts'
import * as searchEmails from '#app/routes/resources/search-emails.ts'
import * as searchIndex from '#app/routes/resources/search-index.ts'
import * as sitemapPart from '#app/routes/resources/sitemap-part.ts'
import * as sitemap from '#app/routes/resources/sitemap.ts'
import * as brandPage from '#app/routes/gallery/brand.tsx'
import * as brandsPage from '#app/routes/gallery/brands.tsx'
import * as browse from '#app/routes/gallery/browse.tsx'
import * as emailBySlug from '#app/routes/gallery/email-by-slug.tsx'
import * as emailType from '#app/routes/gallery/email-type.tsx'
import * as emailPage from '#app/routes/gallery/email.tsx'
import * as home from '#app/routes/gallery/home.tsx'
import * as search from '#app/routes/gallery/search.tsx'

useTestDatabase()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'policies-'))
  useStorage(await openStorage(parseEnv({ DATA_DIR: folder })))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const DAY = 24 * 3600 * 1000
const HTML = '<html><head></head><body><p>Quietword</p></body></html>'

let brand: typeof brands.$inferSelect
let email: typeof emails.$inferSelect
beforeEach(async () => {
  const welcome = await createCategory({ name: 'Welcome', slug: 'welcome' })
  brand = await createBrand({ name: 'Quietbrand', slug: 'quietbrand' })
  email = await addEmail({ categories: [welcome] })
})

async function addEmail(more: Parameters<typeof createEmail>[0] = {}) {
  const htmlKey = await storeFile('private', Buffer.from(HTML), 'html')
  return createEmail({
    slug: 'quiet-mail',
    subjectLine: 'Quietmail',
    bodyText: 'Quietword',
    brand,
    htmlKey,
    ...more,
  })
}

type Route = { loader?: unknown }

/** The response to a visitor: status, URL and the whole content. */
async function visit({ loader }: Route, address: string, params: Record<string, string> = {}) {
  const url = new URL(address, 'http://localhost:3000')
  const ask = loader as (args: object) => Promise<unknown>
  const args = { request: new Request(url), url, params, context: pageContext() }
  const answer = await Promise.resolve()
    .then(() => ask(args))
    .catch((thrown: unknown) => {
      if (thrown instanceof Response) return thrown
      throw thrown
    })
  if (answer instanceof Response) {
    const location = answer.headers.get('location')
    return { status: answer.status, location, text: `${location} ${await answer.text()}` }
  }
  const { data, init } = isWithInit(answer) ? answer : { data: answer, init: null }
  return { status: init?.status ?? 200, location: null, text: JSON.stringify(data) }
}

const slug = 'quiet-mail'
const at = { brandSlug: 'quietbrand', emailSlug: slug }

/** Every public address that could name the email or its brand. */
const PUBLIC: [name: string, route: Route, address: string, params?: Record<string, string>][] = [
  ['home', home, '/'],
  ['browse', browse, '/browse'],
  ['browse the brand', browse, '/browse?brand=quietbrand'],
  ['more emails', moreEmails, '/more-emails'],
  ['brands', brandsPage, '/brands'],
  ['brand', brandPage, '/brand/quietbrand', at],
  ['email', emailPage, '/brand/quietbrand/email/quiet-mail', at],
  ['email type', emailType, '/email-type/welcome', { tagSlug: 'welcome' }],
  ['short address', emailBySlug, '/email/quiet-mail', { slug }],
  ['live view', live, '/email/quiet-mail/html', { slug }],
  ['source', source, '/email/quiet-mail/source', { slug }],
  ['download as HTML', download, '/email/quiet-mail/download/html', { slug, format: 'html' }],
  ['download as text', download, '/email/quiet-mail/download/text', { slug, format: 'text' }],
  ['report of the email', report, '/report/quiet-mail', { emailSlug: slug }],
  ['report of the brand', report, '/report/brand/quietbrand', at],
  ['newest feed', newestFeed, '/feed.xml'],
  ['brand feed', brandFeed, '/brand/quietbrand/feed.xml', at],
  ['category feed', categoryFeed, '/email-type/welcome/feed.xml', { slug: 'welcome' }],
  ['sitemap', sitemap, '/sitemap.xml'],
  ['sitemap of pages', sitemapPart, '/sitemap/pages.xml', { file: 'pages.xml' }],
  ['sitemap of emails', sitemapPart, '/sitemap/emails-1.xml', { file: 'emails-1.xml' }],
  ['search', search, '/search?q=quietmail'],
  ['search by brand', search, '/search?q=brand:quietbrand'],
  ['search dialog', searchEmails, '/search-emails?q=quietmail'],
  ['search index', searchIndex, '/search-index'],
  ['brand filter of a list', filterBrands, '/filter-brands?name=quiet'],
  ['brand filter of a search', filterBrands, '/filter-brands?q=quietmail'],
  ['link preview of the email', ogImage, '/x', { kind: 'email', slug, file: 'aaaaaaaaaaaaaaaa.jpg' }],
  [
    'link preview of the brand',
    ogImage,
    '/x',
    { kind: 'brand', slug: 'quietbrand', file: 'aaaaaaaaaaaaaaaa.jpg' },
  ],
]

/** Names of the URLs whose response reveals the email, apart from the request itself. */
async function telling(): Promise<string[]> {
  const found: string[] = []
  for (const [name, route, address, params] of PUBLIC) {
    const { status, text } = await visit(route, address, params)
    const said = text.replaceAll(/q=quiet\w*|"(?:q|query|typed)":"(?:brand:)?quiet\w*"/gi, '')
    // Images and archives contain no text.
    const isFile = /^link preview|as HTML$/.test(name)
    if (isFile ? status !== 404 : /Quietmail|quiet-mail|Quietword|Quietbrand/.test(said)) found.push(name)
  }
  return found
}

const ALWAYS_OPEN = [
  'sitemap of pages',
  'sitemap of emails',
  'sitemap',
  'search by brand',
  'browse the brand',
]

test('everything tells of a public brand, which the next tests rely on', async () => {
  const told = await telling()
  const silent = PUBLIC.map(([name]) => name).filter((name) => !told.includes(name))
  // A small gallery has one sitemap; its parts are other addresses.
  expect(silent.filter((name) => !ALWAYS_OPEN.includes(name))).toEqual([])
  expect(told).toContain('sitemap')
})

test.each(['private', 'draft', 'archived'] as const)(
  'nothing tells of a brand that is %s',
  async (status) => {
    await db().update(brands).set({ status }).where(eq(brands.id, brand.id))
    // The index of the search dialog may be a second old.
    await expect.poll(telling).toEqual([])
    expect((await visit(brandPage, '/brand/quietbrand', at)).location).toBe('/browse')
    expect((await visit(emailPage, '/brand/quietbrand/email/quiet-mail', at)).status).toBe(404)
    await db().update(brands).set({ status: 'active' }).where(eq(brands.id, brand.id))
    expect(await telling()).toContain('email')
  },
)

test('of a brand that shows screenshots only there is no source, live view or text', async () => {
  const hidden = ['live view', 'source', 'download as HTML', 'download as text']
  expect(await telling()).toEqual(expect.arrayContaining(hidden))
  await db().update(brands).set({ hideSource: true }).where(eq(brands.id, brand.id))
  const told = await telling()
  expect(told).toEqual(expect.arrayContaining(['email', 'newest feed']))
  expect(told.filter((name) => hidden.includes(name))).toEqual([])
  for (const [name, route, address, params] of PUBLIC.filter(([name]) => hidden.includes(name))) {
    expect((await visit(route, address, params)).status, name).toBe(404)
  }
  for (const tab of ['html', 'text']) {
    const { text } = await visit(emailPage, `/brand/quietbrand/email/quiet-mail?tab=${tab}`, at)
    expect(text).toContain('"sourceHidden":true')
    expect(text).not.toContain('Quietword')
  }
})

describe('what emails of a brand that shows screenshots only say', () => {
  const WORDS = ['Bodyplanted', 'Altplanted', 'Preplanted']
  const planted = new RegExp(WORDS.join('|'), 'i')
  const asked = WORDS.map((word): (typeof PUBLIC)[number] => [
    `search for ${word}`,
    search,
    `/search?q=${word.toLowerCase()}`,
  ])

  beforeEach(async () => {
    await db()
      .update(emails)
      .set({ bodyText: 'The Bodyplanted word.', altText: 'An Altplanted one', preheader: 'Preplanted first' })
      .where(eq(emails.id, email.id))
  })

  async function quoting(): Promise<string[]> {
    const found: string[] = []
    for (const [name, route, address, params] of [...PUBLIC, ...asked]) {
      const { text } = await visit(route, address, params)
      if (planted.test(text.replaceAll(/"(?:q|query|typed)":"[^"]*"/g, ''))) found.push(name)
    }
    return found
  }

  test('is in no answer', async () => {
    expect(await quoting()).toEqual(
      expect.arrayContaining(['email', 'newest feed', 'search', 'search for Altplanted']),
    )
    await db().update(brands).set({ hideSource: true }).where(eq(brands.id, brand.id))
    expect(await quoting()).toEqual([])
    expect((await visit(emailPage, '/brand/quietbrand/email/quiet-mail', at)).text).not.toContain('Preheader')
  })

  test('is not found, completed or suggested by a search', async () => {
    const isFound = async (q: string) => (await parseQuery(q))?.matches.ids.length !== 0
    const guesses = [...WORDS, 'bodyplan', 'bodyplamted', '"bodyplanted word"', 'quietmail -bodyplanted']
    for (const guess of guesses.slice(0, -1)) expect(await isFound(guess), guess).toBe(true)
    expect(await isFound('quietmail -bodyplanted')).toBe(false)
    await db().update(brands).set({ hideSource: true }).where(eq(brands.id, brand.id))
    for (const guess of guesses.slice(0, -1)) expect(await isFound(guess), guess).toBe(false)
    expect((await parseQuery('bodyplamted quietmail'))?.correctedQuery).toBeNull()
    // Excluding a hidden word excludes nothing.
    expect(await isFound('quietmail -bodyplanted')).toBe(true)
    await db().update(brands).set({ hideSource: false }).where(eq(brands.id, brand.id))
    expect(await isFound('bodyplanted')).toBe(true)
  })

  test('is not found in an email that moves to the brand', async () => {
    const hidden = await createBrand({ hideSource: true })
    await db().update(emails).set({ brandId: hidden.id }).where(eq(emails.id, email.id))
    expect((await parseQuery('bodyplanted'))?.matches.ids).toEqual([])
  })
})

describe('a delay', () => {
  async function statusOf(id: string) {
    const [row] = await db().select().from(emails).where(eq(emails.id, id))
    return row!.status
  }

  function delay(delayDays: number) {
    return db().update(brands).set({ delayDays }).where(eq(brands.id, brand.id))
  }

  test('takes what is too new off the site, and what is published meanwhile', async () => {
    await db()
      .update(emails)
      .set({ sentAt: new Date(Date.now() - 2 * DAY) })
      .where(eq(emails.id, email.id))
    await delay(3)
    expect(await statusOf(email.id)).toBe('scheduled')
    const told = await telling()
    const ofEmails = [
      'home',
      'browse',
      'more emails',
      'email',
      'email type',
      'short address',
      'live view',
      'source',
    ]
    const others = ['download as HTML', 'download as text', 'newest feed', 'category feed', 'search']
    expect(told.filter((name) => [...ofEmails, ...others, 'search dialog'].includes(name))).toEqual([])
    expect(told).not.toContain('link preview of the email')
    const fresh = await addEmail({ slug: 'fresh', messageId: 'fresh' })
    const old = await addEmail({ slug: 'old', sentAt: new Date(Date.now() - 4 * DAY) })
    const draft = await addEmail({ slug: 'kept', status: 'draft' })
    expect([await statusOf(fresh.id), await statusOf(old.id), await statusOf(draft.id)]).toEqual([
      'scheduled',
      'published',
      'draft',
    ])
    await db().update(emails).set({ status: 'published' }).where(eq(emails.id, draft.id))
    expect(await statusOf(draft.id)).toBe('scheduled')
  })

  test('ends by itself, and the email counts as added then', async () => {
    await delay(3)
    expect(await statusOf(email.id)).toBe('scheduled')
    await publishScheduled()
    expect(await statusOf(email.id)).toBe('scheduled')
    await db()
      .update(emails)
      .set({ createdAt: sql`now() - interval '4 days'` })
      .where(eq(emails.id, email.id))
    const before = Date.now()
    await publishScheduled()
    const [published] = await db().select().from(emails).where(eq(emails.id, email.id))
    expect(published).toMatchObject({ status: 'published' })
    expect(published!.createdAt.getTime()).toBeGreaterThanOrEqual(before)
    expect(await telling()).toContain('email')
  })

  test('that is shortened or removed publishes at once what is due', async () => {
    await delay(30)
    await delay(0)
    expect(await statusOf(email.id)).toBe('published')
    await delay(30)
    const other = await createBrand()
    await db().update(emails).set({ brandId: other.id }).where(eq(emails.id, email.id))
    expect(await statusOf(email.id)).toBe('published')
  })
})

test('former slugs redirect permanently, with what follows them', async () => {
  await db().insert(brandSlugs).values({ slug: 'oldbrand', brandId: brand.id })
  const was = { ...at, brandSlug: 'oldbrand' }
  expect(await visit(brandPage, '/brand/oldbrand?type=welcome', was)).toMatchObject({
    status: 308,
    location: '/brand/quietbrand?type=welcome',
  })
  expect(await visit(emailPage, '/brand/oldbrand/email/quiet-mail?tab=html', was)).toMatchObject({
    status: 308,
    location: '/brand/quietbrand/email/quiet-mail?tab=html',
  })
  expect(await visit(brandFeed, '/brand/oldbrand/feed.xml', was)).toMatchObject({
    status: 308,
    location: '/brand/quietbrand/feed.xml',
  })
  await db().update(brands).set({ status: 'private' }).where(eq(brands.id, brand.id))
  expect((await visit(brandPage, '/brand/oldbrand', was)).text).not.toContain('quietbrand')
  expect((await visit(brandFeed, '/brand/oldbrand/feed.xml', was)).status).toBe(404)
})
