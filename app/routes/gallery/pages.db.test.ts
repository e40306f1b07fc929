/** Pages of the gallery, rendered by their routes from the database. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { env, useEnv } from '#app/platform/lib/env.server.ts'
import { db } from '#app/platform/db/client.server.ts'
import { brands } from '#app/platform/db/schema.ts'
import { useTestDatabase } from '#test/database.ts'
import { renderPage } from '#test/render-page.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { pageContext, signedIn } from '#test/signed-in.ts'
import * as brandRoute from './brand.tsx'
import * as brandsRoute from './brands.tsx'
import * as categoryRoute from './category.tsx'
import * as emailBySlugRoute from './email-by-slug.tsx'
import * as emailRoute from './email.tsx'
import * as emailTypeRoute from './email-type.tsx'
import * as emailTypesRoute from './email-types.tsx'
import * as homeRoute from './home.tsx'

useTestDatabase()

type Category = Awaited<ReturnType<typeof createCategory>>
type Brand = Awaited<ReturnType<typeof createBrand>>

let gifts: Category
let welcome: Category
let fernhill: Brand

beforeEach(async () => {
  gifts = await createCategory({ name: 'Gifts', slug: 'gifts', type: 'vertical', description: 'Wrapped.' })
  welcome = await createCategory({ name: 'Welcome', slug: 'welcome', masterTag: 'Lifecycle' })
  fernhill = await createBrand({
    name: 'Fernhill',
    slug: 'fernhill',
    description: 'Presents, wrapped.',
    categories: [gifts],
  })
})

function countOf(html: string, part: RegExp): number {
  return html.match(part)?.length ?? 0
}

test('home starts with the hero, then types and occasions, then the newest emails', async () => {
  const { html } = await renderPage(homeRoute, '/')
  expect(html).toMatch(
    /Discover what great email looks like[\s\S]*Curated marketing emails from top brands[\s\S]*By email type[\s\S]*Coming up[\s\S]*The newest emails/,
  )
  expect(html).toMatch(/href="\/signup"[^>]*>Create your own collection</)
  const context = pageContext((await signedIn()).meta)
  expect((await renderPage(homeRoute, '/', { context })).html).not.toContain('Create your own collection')
})

test('home counts the emails of an occasion that has some', async () => {
  const occasion = await createCategory({
    name: 'Christmas',
    slug: 'christmas',
    type: 'occasion',
    dateRule: { kind: 'fixed', month: 12, day: 25 },
  })
  const christmas = async () => /Christmas<\/span>.*?<\/a>/s.exec((await renderPage(homeRoute, '/')).html)![0]
  expect(await christmas()).not.toContain('emails')
  await createEmail({ categories: [occasion] })
  expect(await christmas()).toContain('1 email')
})

test('home shows the newest seventy with background colors, images below the first row lazy', async () => {
  const preview = {
    width: 640,
    height: 900,
    dominantColor: '#ffffff',
    files: [{ width: 640, height: 900, webp: 'media/aa/a.webp', avif: null }],
  }
  for (let number = 1; number <= 71; number++) {
    await createEmail({ slug: `n${number}`, brand: fernhill, categories: [welcome], preview })
  }
  const { html } = await renderPage(homeRoute, '/')
  expect(html).toContain('The 70 newest emails')
  expect(countOf(html, /<article/g)).toBe(70)
  expect(html).not.toContain('href="/brand/fernhill"')
  expect(html).not.toMatch(/<article[\s\S]*href="\/email-type\/welcome"/)
  expect(countOf(html, /<img/g)).toBe(70)
  expect(countOf(html, /loading="lazy"/g)).toBe(64)
  expect(countOf(html, /--placeholder:#ffffff/g)).toBe(70)
})

describe('a brand’s page', () => {
  test('shows the brand, its categories, the number of emails and its types', async () => {
    const discount = await createCategory({ name: 'Discount', slug: 'discount' })
    await createEmail({ brand: fernhill, categories: [welcome] })
    await createEmail({ brand: fernhill, categories: [discount] })
    for (const address of ['/brand/fernhill', '/brand/fernhill?tab=all']) {
      const { html } = await renderPage(brandRoute, address, { params: { brandSlug: 'fernhill' } })
      expect(html).toMatch(/aria-label="Breadcrumb"[\s\S]*href="\/brands"[^>]*>Brands<[\s\S]*Fernhill Emails/)
      expect(html).toMatch(/aria-hidden="true"[^>]*>F</)
      expect(html).toContain('Presents, wrapped.')
      expect(html).toMatch(/href="\/category\/gifts"[^>]*>Gifts</)
      expect(html).toContain('Follow')
      expect(html).toMatch(
        /aria-current="page"[^>]*href="\/brand\/fernhill\?tab=all"[^>]*>All Emails<[^>]*>2</,
      )
      expect(html).toContain('Email Type:')
      expect([...html.matchAll(/<option value="[^"]*"[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual([
        'All Types',
        'Discount',
        'Welcome',
      ])
      expect(countOf(html, /<article/g)).toBe(2)
    }
    const narrowed = await renderPage(brandRoute, '/brand/fernhill?type=welcome', {
      params: { brandSlug: 'fernhill' },
    })
    expect(countOf(narrowed.html, /<article/g)).toBe(1)
    const none = await renderPage(brandRoute, '/brand/fernhill?type=ebook', {
      params: { brandSlug: 'fernhill' },
    })
    expect(none.html).toContain('No emails found matching the current filters.')
  })

  test('shows its logo', async () => {
    const brand = await createBrand({ slug: 'logo', logoUrl: '/media/aa/logo.webp' })
    await createEmail({ brand })
    const { html } = await renderPage(brandRoute, '/brand/logo', { params: { brandSlug: 'logo' } })
    expect(html).toContain('src="/media/aa/logo.webp"')
  })

  test('is found by id, redirects when it is inactive, and returns 404 for an unknown brand', async () => {
    const at = (brandSlug: string) => renderPage(brandRoute, `/brand/${brandSlug}`, { params: { brandSlug } })
    expect((await at(fernhill.id)).html).toContain('<h1')
    await createBrand({ slug: 'gone', status: 'archived', categories: [gifts] })
    await createBrand({ slug: 'unborn', status: 'draft' })
    expect(await at('gone')).toMatchObject({ status: 302, location: '/category/gifts' })
    expect(await at('unborn')).toMatchObject({ status: 302, location: '/browse' })
    const missing = await at('nobody')
    expect(missing.status).toBe(404)
    expect(missing.html).toContain('Brand Not Found')
    expect(missing.html).toMatch(/href="\/browse"[^>]*>Browse All Brands</)
  })
})

test('lists brands by letter, each with its badge and two lines, and those without emails too', async () => {
  await createEmail({ brand: fernhill })
  await createEmail({ brand: await createBrand({ name: 'Airalo', slug: 'airalo' }) })
  await createBrand({ name: 'Empty', slug: 'empty' })
  const { html } = await renderPage(brandsRoute, '/brands')
  expect([...html.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, title]) => title)).toEqual(['A', 'E', 'F'])
  expect(html).toMatch(/href="\/brand\/fernhill"[^>]*>Fernhill<[\s\S]*Gifts[\s\S]*line-clamp-2[^>]*>Presents/)
  expect(html).toContain('All Industries')
  await createCategory({ name: 'Pets', slug: 'pets', type: 'vertical' })
  const none = await renderPage(brandsRoute, '/brands?industry=pets')
  expect(none.html).toContain('No brands found in this category.')
})

test('a category has title, description and count; a type has breadcrumbs and industries', async () => {
  const email = await createEmail({ brand: fernhill, categories: [welcome] })
  const category = await renderPage(categoryRoute, '/category/gifts', { params: { slug: 'gifts' } })
  expect(category.html).toContain('The Best Gifts Email Examples')
  expect(category.html).toContain('Wrapped.')
  expect(category.html).toContain('1 email')
  expect(category.html).toContain(email.subjectLine)
  const type = await renderPage(emailTypeRoute, '/email-type/welcome', { params: { tagSlug: 'welcome' } })
  expect(type.html).toContain('The Best Welcome Email Examples')
  expect(type.html).toMatch(/href="\/email-types"[^>]*>Email Types<[\s\S]*Welcome Emails/)
  expect(type.html).toContain('Industry: All Industries')
  const missing = await renderPage(categoryRoute, '/category')
  expect(missing.status).toBe(404)
  expect(missing.html).toContain('Category Not Found')
})

test('the guide opens on its first group, answers three questions and links on', async () => {
  await createCategory({ name: 'Odd', slug: 'odd' })
  const { html } = await renderPage(emailTypesRoute, '/email-types')
  expect([...html.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, name]) => name)).toEqual([
    'Welcome',
    'Frequently asked questions',
  ])
  expect(html).toMatch(/aria-current="page"[^>]*>Lifecycle</)
  expect(html).toMatch(/href="\/email-types\?group=other"[^>]*>Other</)
  expect(html).toMatch(/href="\/email-type\/welcome"[^>]*>View Examples</)
  expect(countOf(html, /<details/g)).toBe(3)
  expect(html).toMatch(/href="\/brands"/)
  expect(html).toMatch(/href="\/blog"/)
})

describe('an email’s page', () => {
  const at = (emailSlug: string, search = '') =>
    renderPage(emailRoute, `/brand/fernhill/email/${emailSlug}${search}`, {
      params: { brandSlug: 'fernhill', emailSlug },
    })

  const { HIDE_EMAIL_SOURCE } = env()
  afterEach(() => useEnv({ HIDE_EMAIL_SOURCE }))

  test('shows sender, industry, subject and tags in each tab, and the breadcrumbs', async () => {
    const email = await createEmail({ slug: 'hello', brand: fernhill, categories: [welcome] })
    for (const search of ['', '?tab=html', '?tab=text']) {
      const { html } = await at('hello', search)
      expect(html, search).toMatch(/href="\/brand\/fernhill"[^>]*>Fernhill</)
      expect(html, search).toMatch(/aria-hidden="true"[^>]*>F</)
      expect(html, search).toMatch(/href="\/category\/gifts"[^>]*>Gifts</)
      expect(html, search).toMatch(new RegExp(`<h1[^>]*>${email.subjectLine}<`))
      expect(html, search).toMatch(/href="\/email-type\/welcome"[^>]*>Welcome</)
      expect(html, search).toMatch(/href="\/brand\/fernhill"[^>]*><svg[\s\S]*?<\/svg>Fernhill emails</)
      expect(html, search).toContain('More emails like this')
      expect(html, search).toContain('No other emails of the type Welcome (welcome) yet.')
    }
    const { html } = await at(email.id)
    expect(html).toContain('No email preview available')
    expect(html).toContain(email.id)
  })

  test('hides its source if the owner wants that', async () => {
    await createEmail({ slug: 'hello', brand: fernhill })
    useEnv({ HIDE_EMAIL_SOURCE: true })
    const { html } = await at('hello', '?tab=html')
    expect(html).toContain('Preview')
    expect(html).not.toMatch(/HTML Editor|Text Only/)
  })

  test('returns a 404 page with two links', async () => {
    const { status, html } = await at('nothing')
    expect(status).toBe(404)
    expect(html).toContain('Email not found')
    expect(html).toMatch(/href="\/brand\/fernhill"[^>]*>Back to brand</)
    expect(html).toContain('Go back')
  })
})

describe('what is not public', () => {
  const address = '/brand/fernhill/email/autumn'
  const params = { brandSlug: 'fernhill', emailSlug: 'autumn' }

  async function seenBy(role: 'guest' | 'reviewer' | 'editor', route: typeof emailRoute | typeof brandRoute) {
    const meta = role === 'guest' ? undefined : (await signedIn({ role })).meta
    return renderPage(route, route === emailRoute ? address : '/brand/fernhill', {
      params,
      context: pageContext(meta),
    })
  }

  test.each([
    ['draft', 'active', 'Draft'],
    ['scheduled', 'active', 'Scheduled'],
    ['hidden', 'active', 'Hidden'],
    ['published', 'private', 'Private brand'],
    ['published', 'archived', 'Archived brand'],
    ['draft', 'draft', 'Draft'],
  ] as const)('a %s email of an %s brand is shown to editors as %s', async (status, brandStatus, label) => {
    // Without a delay of its brand, a scheduled email is published at once.
    await db()
      .update(brands)
      .set({ status: brandStatus, delayDays: status === 'scheduled' ? 30 : 0 })
    await createEmail({ brand: fernhill, slug: 'autumn', subjectLine: 'Leaves fall', status })
    const { html, status: code } = await seenBy('editor', emailRoute)
    expect(code).toBe(200)
    expect(html).toContain('Leaves fall')
    expect(html).toMatch(new RegExp(`>${label}</span>Only owners and editors can see this page`))
    expect(html).not.toMatch(/Download|>Report<|view=html|tab=html/)
    for (const role of ['guest', 'reviewer'] as const) {
      const refused = await seenBy(role, emailRoute)
      expect([404, 410]).toContain(refused.status)
      expect(refused.html).not.toContain('Leaves fall')
    }
  })

  test('a private brand is shown to editors with all of its emails', async () => {
    await createEmail({ brand: fernhill, slug: 'autumn', subjectLine: 'Leaves fall' })
    await createEmail({ brand: fernhill, slug: 'winter', subjectLine: 'Snow falls', status: 'draft' })
    await db().update(brands).set({ status: 'private' })
    const { html } = await seenBy('editor', brandRoute)
    expect(html).toContain('>Private brand</span>')
    for (const slug of ['autumn', 'winter']) expect(html).toContain(`href="/brand/fernhill/email/${slug}"`)
    for (const role of ['guest', 'reviewer'] as const) {
      expect((await seenBy(role, brandRoute)).status).toBe(302)
    }
  })

  test('a public email has no such note', async () => {
    await createEmail({ brand: fernhill, slug: 'autumn' })
    expect((await seenBy('editor', emailRoute)).html).not.toContain('Only owners and editors')
  })
})

test('the short URL redirects, with a link for browsers that do not follow', async () => {
  await createEmail({ slug: 'hello', brand: fernhill })
  const at = (slug: string) => renderPage(emailBySlugRoute, `/email/${slug}`, { params: { slug } })
  expect(await at('hello')).toMatchObject({ status: 302, location: '/brand/fernhill/email/hello' })
  expect(await at('nothing')).toMatchObject({ status: 302, location: '/' })
  const { html } = await renderPage({ ...emailBySlugRoute, loader: () => null }, '/email/hello')
  expect(html).toContain('Redirecting...')
})
