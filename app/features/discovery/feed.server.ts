/** Feeds as Atom and as JSON Feed. */
import { Feed } from 'feed'
import { escapeHtml } from '#app/lib/escape-html.ts'
import { site } from '#app/site-config.ts'

export type FeedFormat = 'atom' | 'json'

export type FeedEntry = {
  /** A URN that stays when the address changes. */
  id: string
  path: string
  title: string
  author: string | null
  /** Names of what it is filed under. */
  tags: string[]
  summary: string
  picture: { path: string; alt: string } | null
  publishedAt: Date
  changedAt: Date
}

export type FeedPage = {
  /** What every address begins with. */
  base: string
  /** The page that lists the same, and the feed itself. */
  path: string
  feedPath: string
  title: string
  description: string
  /** Newest first. */
  entries: FeedEntry[]
}

/** Tabs and line ends are the only control characters that XML knows. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

export function writeFeed(page: FeedPage, format: FeedFormat): string {
  const { base } = page
  const self = base + page.feedPath
  const feed = new Feed({
    id: base + page.path,
    title: plain(page.title),
    description: plain(page.description),
    link: base + page.path,
    feedLinks: { [format]: self },
    updated: lastChange(page),
    generator: false,
    favicon: `${base}/favicon.ico`,
    // Atom wants a name for whoever wrote the entries that name nobody.
    author: { name: plain(site.name), link: base },
  })
  for (const entry of page.entries) {
    const { picture } = entry
    feed.addItem({
      id: entry.id,
      link: base + entry.path,
      // Atom's title is HTML here, JSON Feed's is text.
      title: format === 'atom' ? escapeHtml(plain(entry.title)) : plain(entry.title),
      date: entry.changedAt,
      published: entry.publishedAt,
      description: format === 'atom' ? escapeHtml(plain(entry.summary)) : plain(entry.summary),
      content: contentOf(entry, base),
      image: picture && format === 'json' ? base + picture.path : undefined,
      author: entry.author ? [{ name: plain(entry.author) }] : undefined,
      category: entry.tags.map((tag) => ({ name: inAttribute(tag), term: inAttribute(tag) })),
    })
  }
  return format === 'atom' ? feed.atom1() : feed.json1()
}

/** When anything in it last changed; the beginning of time while it is empty, so that it stays what it was. */
export function lastChange({ entries }: Pick<FeedPage, 'entries'>): Date {
  return new Date(Math.max(0, ...entries.map(({ changedAt }) => changedAt.getTime())))
}

function contentOf({ path, picture, summary }: FeedEntry, base: string): string {
  const words = summary ? `<p>${escapeHtml(plain(summary))}</p>` : ''
  if (!picture) return words
  const image = `<img src="${escapeHtml(base + picture.path)}" alt="${escapeHtml(plain(picture.alt))}">`
  return `<p><a href="${escapeHtml(base + path)}">${image}</a></p>${words}`
}

function plain(text: string): string {
  return text.replace(UNPRINTABLE, '').toWellFormed().trim()
}

/** The library leaves these as they are in attributes, where XML does not allow them. */
function inAttribute(text: string): string {
  return plain(text).replace(/[<>"]/g, '')
}
