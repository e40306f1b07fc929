import { parseAtomFeed } from 'feedsmith'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { type FeedEntry, type FeedPage, lastChange, writeFeed } from './feed.server.ts'

const entry: FeedEntry = {
  id: 'urn:uuid:6f1c2a34-0000-4000-8000-000000000001',
  path: '/brand/fernhill/email/hello',
  title: 'Hello',
  author: 'Fernhill & Co.',
  tags: ['Welcome'],
  summary: 'The first word',
  picture: { path: '/media/ab/abc.webp', alt: 'Screenshot of the email “Hello”' },
  publishedAt: new Date('2026-03-01T08:00:00Z'),
  changedAt: new Date('2026-03-02T08:00:00Z'),
}
const page: FeedPage = {
  base: 'https://shelf.test',
  path: '/brand/fernhill',
  feedPath: '/brand/fernhill/feed.xml',
  title: 'Fernhill & Co. Emails',
  description: 'Boxes <and> ribbons',
  entries: [entry, { ...entry, id: 'urn:uuid:6f1c2a34-0000-4000-8000-000000000002', author: null }],
}

test('Atom has everything a feed reader needs', () => {
  const feed = parseAtomFeed(writeFeed(page))
  expect(feed).toMatchObject({
    id: 'https://shelf.test/brand/fernhill',
    title: { value: 'Fernhill & Co. Emails' },
    updated: '2026-03-02T08:00:00.000Z',
  })
  expect(feed.links).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ rel: 'self', href: 'https://shelf.test/brand/fernhill/feed.xml' }),
      expect.objectContaining({ rel: 'alternate', href: 'https://shelf.test/brand/fernhill' }),
    ]),
  )
  expect(feed.entries).toHaveLength(2)
  expect(feed.entries![0]).toMatchObject({
    id: entry.id,
    title: { value: 'Hello' },
    published: '2026-03-01T08:00:00.000Z',
    updated: '2026-03-02T08:00:00.000Z',
    authors: [{ name: 'Fernhill & Co.' }],
    links: [{ href: 'https://shelf.test/brand/fernhill/email/hello' }],
  })
  expect(feed.entries![0]!.content!.value).toContain('src="https://shelf.test/media/ab/abc.webp"')
})

describe('untrusted subjects', () => {
  for (const [what, title, wanted] of [
    ['that end the title', '</title><script>alert(1)</script>', '</title><script>alert(1)</script>'],
    ['that end the section', ']]> & <b>50% off</b> ]]]]><![CDATA[', ']]> & <b>50% off</b> ]]]]><![CDATA['],
    [
      'with what XML does not know',
      'Bell \u0007 and half \ud83d a pair \uffff',
      'Bell  and half \ufffd a pair',
    ],
    ['in any alphabet', '“Ünïcode” 🎉 日本語', '“Ünïcode” 🎉 日本語'],
  ] as const) {
    test(`subjects ${what}`, () => {
      const hostile = { ...entry, title, summary: title, author: title, tags: [title] }
      const written = writeFeed({ ...page, title, description: title, entries: [hostile] })
      expect(written).not.toContain('<script')
      expect(
        new JSDOM(written, { contentType: 'application/atom+xml' }).window.document.querySelectorAll('entry'),
      ).toHaveLength(1)
      const [atom] = parseAtomFeed(written).entries!
      // A title is HTML: a feed reader that renders it shows the text.
      expect(unescaped(atom!.title!.value)).toBe(wanted)
    })
  }
})

test('an empty feed stays the same', () => {
  const empty = { ...page, entries: [] }
  expect(writeFeed(empty)).toBe(writeFeed(empty))
  expect(lastChange(empty).getTime()).toBe(0)
})

function unescaped(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
