import { Feed } from 'feed'
import { escapeHtml } from '#app/platform/lib/escape-html.ts'
import { site } from '#app/platform/lib/site-config.ts'

export type FeedEntry = {
  /** A URN that stays when the URL changes. */
  id: string
  path: string
  title: string
  author: string | null
  tags: string[]
  summary: string
  picture: { path: string; alt: string } | null
  publishedAt: Date
  changedAt: Date
}

export type FeedPage = {
  base: string
  /** The page with the same list, and the feed itself. */
  path: string
  feedPath: string
  title: string
  description: string
  /** Newest first. */
  entries: FeedEntry[]
}

/** Tabs and line ends are the only control characters that XML allows. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

export function writeFeed(page: FeedPage): string {
  const { base } = page
  const feed = new Feed({
    id: base + page.path,
    title: plain(page.title),
    description: plain(page.description),
    link: base + page.path,
    feedLinks: { atom: base + page.feedPath },
    updated: lastChange(page),
    generator: false,
    favicon: base + (site.icon?.src ?? '/favicon.ico'),
    // Atom requires an author for entries without one.
    author: { name: plain(site.name), link: base },
  })
  for (const entry of page.entries) {
    feed.addItem({
      id: entry.id,
      link: base + entry.path,
      // HTML, as the summary.
      title: escapeHtml(plain(entry.title)),
      date: entry.changedAt,
      published: entry.publishedAt,
      description: escapeHtml(plain(entry.summary)),
      content: contentOf(entry, base),
      author: entry.author ? [{ name: plain(entry.author) }] : undefined,
      category: entry.tags.map((tag) => ({ name: inAttribute(tag), term: inAttribute(tag) })),
    })
  }
  return feed.atom1()
}

/** When anything in it last changed; the epoch while it is empty, so that the feed stays the same. */
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

/** The library does not escape these in attributes, where XML does not allow them. */
function inAttribute(text: string): string {
  return plain(text).replace(/[<>"]/g, '')
}
