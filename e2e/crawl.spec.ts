/**
 * Crawls the site as a search engine does: plain requests, every link of every page. Of the emails in the sitemap it
 * visits every third, and all with SOAK=1; an email that is linked but not in the sitemap is always visited.
 */
import { sized } from '../test/soak.ts'
import { expect, test } from './base.ts'

/** Parallel requests. */
const AT_ONCE = 6
/** URLs with query strings, and files: this many of each shape are visited. */
const OF_A_SHAPE = 3

/** Of this many emails in the sitemap, one is visited. */
const EMAILS_PER_VISIT = sized({ small: 3, large: 1 })

type Found = { from: string; address: string }
type Fault = Found & { what: string }

const SITEMAP = '/sitemap.xml'

test('every page of the sitemap exists, and no link is broken', { tag: '@soak' }, async ({ baseURL }) => {
  const listed = await linksAt(SITEMAP)
  expect(listed.length).toBeGreaterThan(300)

  const waiting: Found[] = ['/', ...listed].map((address) => ({ from: SITEMAP, address }))
  const seen = new Set<string>()
  const shapes = new Map<string, number>()
  let emails = 0
  const faults: Fault[] = []

  function isWanted({ address }: Found): boolean {
    if (seen.has(address)) return false
    seen.add(address)
    if (EMAIL.test(address) && listed.includes(address)) return emails++ % EMAILS_PER_VISIT === 0
    const shape = shapeOf(address)
    if (!shape) return true
    shapes.set(shape, (shapes.get(shape) ?? 0) + 1)
    return shapes.get(shape)! <= OF_A_SHAPE
  }

  async function visit({ from, address }: Found): Promise<void> {
    const note = (what: string) => faults.push({ from, address, what })
    let response = await ask(address)
    if (response.status >= 300 && response.status < 400) {
      const next = new URL(response.headers.get('Location')!, baseURL + address)
      if (from === SITEMAP) note(`leads to ${next.pathname}`)
      if (next.origin !== baseURL) return
      response = await ask(next.pathname + next.search)
      if (response.status >= 300 && response.status < 400) note('redirects twice')
    }
    if (response.status >= 400) note(`answers ${response.status}`)
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
    const html = isPage ? await response.text() : await response.body?.cancel()
    // Links inside emails are their senders' responsibility.
    if (html && !address.endsWith('/html')) {
      for (const link of linksOf(html, new URL(address, baseURL)))
        waiting.push({ from: address, address: link })
    }
  }

  function ask(address: string): Promise<Response> {
    return fetch(baseURL + address, { redirect: 'manual' })
  }

  async function linksAt(page: string): Promise<string[]> {
    const text = await (await fetch(baseURL + page)).text()
    if (page !== SITEMAP) return linksOf(text, new URL(page, baseURL))
    return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => pathOf(address!))
  }

  /** Another journey may have taken back what it published, and the links to it with it. */
  async function isStillLinked({ from, address }: Found): Promise<boolean> {
    return (await linksAt(from)).includes(address)
  }

  async function walk(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) if (isWanted(next)) await visit(next)
  }

  // A worker ends when the queue is empty; the next round visits what the others added since.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, walk))
  const lasting: Fault[] = []
  for (const fault of faults) if (await isStillLinked(fault)) lasting.push(fault)
  expect(lasting).toEqual([])
  expect(seen.size).toBeGreaterThan(listed.length)
})

/** URLs on this site of a page's links, images, scripts and feeds. */
function linksOf(html: string, page: URL): string[] {
  const found = new Set<string>()
  for (const [, value] of html.matchAll(/<(?:a|link|img|script)\b[^>]*?\s(?:href|src)="([^"]*)"/g)) {
    const address = value!.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
    if (!URL.canParse(address, page)) continue
    const url = new URL(address, page)
    if (url.origin === page.origin) found.add(url.pathname + url.search)
  }
  return [...found]
}

const EMAIL = /^\/brand\/[^/]+\/email\/[^/]+$/
/** Also the forms to report an email, which crawlers are told not to follow. */
const FILES = new Set(['media', 'assets', 'email', 'link-picture', 'report'])

/** The shape a URL shares with others of which only some are visited; null for plain pages. */
function shapeOf(address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'http://site')
  const asked = [...searchParams.keys()].toSorted().join('&')
  const [, area = '', ...rest] = pathname.split('/')
  if (asked) return `${area}/${rest.length}?${asked}`
  const last = rest.at(-1) ?? ''
  if (last.startsWith('feed.')) return `${area}/${last}`
  return FILES.has(area) ? `${area}/${rest.length}/${/^(?:html|png|text)$/.test(last) ? last : '*'}` : null
}

function pathOf(address: string): string {
  const url = new URL(address)
  return url.pathname + url.search
}
