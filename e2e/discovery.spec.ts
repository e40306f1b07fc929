/** Sitemap, structured data, feeds and link previews. */
import { parseAtomFeed } from 'feedsmith'
import { faultsOfSitemap } from '#test/sitemap-schema.ts'
import { expect, test } from './base.ts'

type Thing = Record<string, unknown> & { '@type': string; itemListElement?: Record<string, unknown>[] }

/** Not the newest, which another journey may just have published, and takes back. */
const POST = '/blog/bulk-sender-rules-for-designers'

/** The structured data of a page, by type. */
async function thingsAt(url: string): Promise<Record<string, Thing>> {
  const html = await (await fetch(url)).text()
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return Object.fromEntries(
    blocks.map(([, json]) => JSON.parse(json!) as Thing).map((thing) => [thing['@type'], thing]),
  )
}

test('the sitemap is valid and complete', async ({ baseURL }) => {
  const response = await fetch(`${baseURL}/sitemap.xml`)
  expect(response.headers.get('Content-Type')).toContain('application/xml')
  const xml = await response.text()
  expect(await faultsOfSitemap(xml)).toEqual([])
  const entry = (path: string) => new RegExp(`<loc>${baseURL}${path}</loc>.*?</url>`).exec(xml)?.[0] ?? ''
  for (const [path, priority, changefreq] of [
    ['/', '1.0', 'weekly'],
    ['/email-types', '0.9', 'weekly'],
    ['/blog', '0.9', 'weekly'],
    ['/about', '0.6', 'monthly'],
    ['/privacy', '0.4', 'monthly'],
    ['/terms', '0.4', 'monthly'],
    ['/login', '0.7', 'monthly'],
    ['/signup', '0.7', 'monthly'],
    ...TYPES.map((slug) => [`/email-type/${slug}`, '0.8', 'weekly']),
    ...BRANDS.map((slug) => [`/brand/${slug}`, '0.7', 'weekly']),
  ]) {
    expect(entry(path!), path).toContain(`<priority>${priority}</priority>`)
    expect(entry(path!), path).toContain(`<changefreq>${changefreq}</changefreq>`)
    expect(entry(path!), path).toContain('<lastmod>')
  }
  expect(xml.match(/<image:loc>/g)!.length).toBeGreaterThan(100)
})

test('robots.txt allows crawling and names the sitemap', async ({ baseURL }) => {
  const text = await (await fetch(`${baseURL}/robots.txt`)).text()
  expect(text).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${baseURL}/sitemap.xml\n`)
})

test('every kind of page has its metadata once', async ({ page, baseURL }) => {
  await page.goto('/brand/fernhill')
  const email = await page.locator('main a[href*="/email/"]').first().getAttribute('href')
  const things: Record<string, string[]> = {
    '/': ['WebSite'],
    '/browse': [],
    '/seasonal': [],
    '/planner': ['BreadcrumbList'],
    '/brands': [],
    '/email-types': [],
    '/blog': [],
    '/brand/fernhill': ['BreadcrumbList'],
    '/category/saas': ['BreadcrumbList'],
    '/email-type/welcome': ['BreadcrumbList'],
    [email!]: ['BreadcrumbList'],
    [POST]: ['Article', 'BreadcrumbList'],
    '/about': [],
    '/login': [],
  }
  const titles = new Set<string>()
  for (const [path, types] of Object.entries(things)) {
    const html = await (await fetch(baseURL + path)).text()
    const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value!)
    expect(all(/<link rel="canonical" href="([^"]*)"/g), path).toEqual([baseURL + path])
    expect(all(/<meta name="robots" content="([^"]*)"/g), path).toEqual([
      'index, follow, max-image-preview:large',
    ])
    expect(all(/<meta property="og:image" content="([^"]*)"/g), path).toHaveLength(1)
    expect(all(/<meta name="description" content="([^"]+)"/g), path).toHaveLength(1)
    const [title, ...more] = all(/<title>([^<]*)<\/title>/g)
    expect(more, path).toEqual([])
    expect(title, path).toMatch(path === '/' ? /^Mailshelf$/ : / \| Mailshelf$/)
    titles.add(title!)
    expect(Object.keys(await thingsAt(baseURL + path)).toSorted(), path).toEqual(types)
  }
  expect(titles.size).toBe(Object.keys(things).length)
})

test('structured data has the required properties', async ({ baseURL }) => {
  const { WebSite: home } = await thingsAt(baseURL!)
  expect(home).toMatchObject({
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${baseURL}/search?q={search_term_string}` },
    },
  })
  const brand = await thingsAt(`${baseURL}/brand/fernhill`)
  expect(brand['BreadcrumbList']!.itemListElement).toMatchObject([
    { '@type': 'ListItem', position: 1, name: 'Brands', item: `${baseURL}/brands` },
    { '@type': 'ListItem', position: 2, item: `${baseURL}/brand/fernhill` },
  ])
  const { Article: article } = await thingsAt(baseURL + POST)
  expect(article).toMatchObject({
    headline: expect.any(String),
    image: [expect.stringContaining('/link-picture/post/')],
    datePublished: expect.stringMatching(/^\d{4}-/),
    dateModified: expect.stringMatching(/^\d{4}-/),
    author: { '@type': expect.stringMatching(/^(?:Person|Organization)$/), name: expect.any(String) },
    publisher: { name: 'Mailshelf' },
  })
})

test('a search text cannot break out of its attribute', async ({ page }) => {
  await page.goto(
    `/search?q=${encodeURIComponent('</title></script><script>document.title = "taken"</script>')}`,
  )
  await expect(page).toHaveTitle(/ - Search \| Mailshelf$/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('feed readers find a page’s feed, read it, and get 304 afterwards', async ({ page, baseURL }) => {
  for (const path of ['/', '/brand/fernhill', '/email-type/welcome', '/category/black-friday', '/blog']) {
    await page.goto(path)
    const atomUrl = await page.locator('link[type="application/atom+xml"]').getAttribute('href')
    // Another journey may publish a post in between, or take it back.
    await expect(async () => {
      const answer = await fetch(atomUrl!)
      expect(answer.headers.get('Content-Type')).toContain('application/atom+xml')
      const atom = parseAtomFeed(await answer.text())
      expect(atom.links, path).toContainEqual(
        expect.objectContaining({ rel: 'alternate', href: baseURL + path }),
      )
      expect(atom.entries!.length, path).toBeGreaterThan(0)
      expect((await fetch(atom.entries![0]!.links![0]!.href!)).status).toBe(200)

      const known = { 'If-None-Match': answer.headers.get('ETag')! }
      expect((await fetch(atomUrl!, { headers: known })).status).toBe(304)
      const since = { 'If-Modified-Since': answer.headers.get('Last-Modified')! }
      expect((await fetch(atomUrl!, { headers: since })).status).toBe(304)
    }).toPass()
  }
})

test('a link preview shows an image of its page', async ({ page, baseURL }) => {
  await page.goto('/brand/fernhill')
  const email = await page.locator('main a[href*="/email/"]').first().getAttribute('href')
  const versions = new Set<string>()
  for (const path of ['/', '/brand/fernhill', email!]) {
    await page.goto(path)
    const address = await page.locator('meta[property="og:image"]').getAttribute('content')
    const answer = await fetch(address!, { redirect: 'manual' })
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('image/jpeg')
    expect(answer.headers.get('Cache-Control')).toContain('immutable')
    versions.add(address!)
  }
  expect(versions.size).toBe(3)
  expect((await fetch(`${baseURL}/link-picture/email/nothing/abcdefghijklmnop.jpg`)).status).toBe(404)
})

/** From the specification. */
const TYPES = (
  'activation educational onboarding trial-started welcome announcement case-study ebook events milestone ' +
  'newsletter new-update product-launch product-update weekly-summary back-in-stock browse-abandonment ' +
  'cart-abandonment discount free-trial just-dropped limited-time-offers promotional referral reminder seasonal ' +
  'upgrade-now double-opt-in order-confirmation password-reset payment-receipt trial-expired'
).split(' ')
const BRANDS = (
  'headspace lululemon airalo calm easyplant guardio heygen lovable ltx-studio mixtiles mobbin notion typeform ' +
  'semrush shopify monday uxcel grammarly nike netflix spotify airbnb google duolingo slack'
).split(' ')
