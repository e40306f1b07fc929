/** Every address at which visitors and signed-in users find something of an email, found by reading the site. */
import type { Visitor } from './visitor.ts'

export type Target = {
  slug: string
  subject: string
  brandSlug: string
  /** The files of its picture and its HTML; without those that other emails of its brand have too. */
  media: string[]
}

export type Address = { path: string; by: Visitor }

const MEDIA = /\/media\/[0-9a-f]{2}\/[0-9a-f]{64}\.(?!woff)\w+/g
const PAGES_AT_ONCE = 6

/** The newest email of the gallery, which is on most lists. */
export async function newestEmail(visitor: Visitor): Promise<Target> {
  const home = await (await visitor.get('/')).text()
  const [, brandSlug, slug] = /\/brand\/([\w-]+)\/email\/([\w-]+)/.exec(home.split('<main')[1]!)!
  const [html, details] = await Promise.all(
    ['html', 'details'].map(async (part) => (await visitor.get(`/email/${slug}/${part}`)).text()),
  )
  const { email } = JSON.parse(details!) as { email: { subject: string } }
  const media = new Set([...html!.matchAll(MEDIA), ...pictureOf(details!)].map(([key]) => key))
  const brand = await (await visitor.get(`/brand/${brandSlug}`)).text()
  const others = new Set([...brand.matchAll(/\/email\/([\w-]+)"/g)].map(([, other]) => other!))
  others.delete(slug!)
  const shared = new Set<string>()
  for (const other of others) {
    const html = await (await visitor.get(`/email/${other}/html`)).text()
    for (const [key] of html.matchAll(MEDIA)) shared.add(key)
  }
  return {
    slug: slug!,
    brandSlug: brandSlug!,
    subject: email.subject,
    media: [...media].filter((key) => !shared.has(key)),
  }
}

function pictureOf(details: string) {
  const { email } = JSON.parse(details) as { email: { preview: unknown } }
  return JSON.stringify(email.preview).matchAll(MEDIA)
}

/** All addresses that show it to somebody, each of them checked. */
export async function addressesOf(target: Target, visitor: Visitor, reader: Visitor): Promise<Address[]> {
  const { slug, brandSlug, subject } = target
  const word = subject.match(/[\p{L}]{4,}/gu)!.toSorted((a, b) => b.length - a.length)[0]!
  const page = `/brand/${brandSlug}/email/${slug}`
  const own = [
    page,
    `${page}?tab=html`,
    `${page}?tab=text`,
    `${page}.data`,
    ...['html', 'source', 'details', 'download/html', 'download/png', 'download/text'].map(
      (part) => `/email/${slug}/${part}`,
    ),
    ...target.media,
  ]
  const lists = [
    '/',
    '/browse',
    `/brand/${brandSlug}`,
    `/search?q=${word}`,
    `/browse?brand=${brandSlug}`,
    '/_root.data',
    '/browse.data',
    `/brand/${brandSlug}.data`,
    `/search-emails?q=${word}`,
    '/feed.xml',
    `/brand/${brandSlug}/feed.xml`,
    '/sitemap.xml',
    '/menus',
    `/more-emails?brand=${brandSlug}`,
    '/more-emails',
  ]
  const shown = await (await visitor.get(page)).text()
  const types = [...new Set(shown.match(/\/(?:email-type|category)\/[\w-]+/g) ?? [])]
  const pictures = // Those of longer lists may not show it: their address changes if they do.
    (await Promise.all([`/brand/${brandSlug}`, page].map(async (path) => read(visitor, path)))).flatMap(
      ({ text }) => text.match(/\/link-picture\/(?:brand|email)\/[\w/.-]+\.jpg/g) ?? [],
    )
  const collections = await (await reader.get('/saved')).text()
  const saved = [...new Set(collections.match(/\/collections\/[0-9a-f-]{36}/g) ?? [])]
  const asked: Address[] = [
    ...[...own, ...lists, ...types, ...types.map((path) => `${path}/feed.xml`)].map((path) => ({
      path,
      by: visitor,
    })),
    ...[...new Set(pictures)].map((path) => ({ path, by: visitor })),
    ...[page, '/', `/brand/${brandSlug}`, '/browse', '/saved', '/following', ...saved].map((path) => ({
      path,
      by: reader,
    })),
    ...saved.map((path) => ({ path: `${path}/emails`, by: reader })),
  ]
  return (await answersOf(target, asked)).filter(({ shows }) => shows)
}

export type Answer = Address & { status: number; shows: boolean }

/** Asks every address, a few at a time. */
export async function answersOf(target: Target, addresses: Address[]): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let at = 0; at < addresses.length; at += PAGES_AT_ONCE) {
    const group = addresses.slice(at, at + PAGES_AT_ONCE)
    answers.push(
      ...(await Promise.all(
        group.map(async (address) => {
          const { status, text } = await read(address.by, address.path)
          return { ...address, status, shows: isShown(target, address.path, status, text) }
        }),
      )),
    )
  }
  return answers
}

async function read(visitor: Visitor, path: string): Promise<{ status: number; text: string }> {
  const answer = await visitor.get(path)
  return { status: answer.status, text: Buffer.from(await answer.arrayBuffer()).toString('latin1') }
}

/** Whether an answer has anything of the email. A page that says it was removed may name its address. */
function isShown({ slug, subject, media }: Target, path: string, status: number, text: string): boolean {
  if (/^\/(?:media|link-picture)\/|\/download\/|\/(?:html|source)$/.test(path)) return status < 300
  const marks = [...media, asSent(subject), ...(status < 400 ? [slug] : [])]
  return marks.some((mark) => text.includes(mark))
}

/** As the text of a page read byte by byte has it. */
function asSent(subject: string): string {
  return Buffer.from(subject.replaceAll('&', '&amp;')).toString('latin1')
}
