import { describe, expect, test } from 'vitest'
import { type HeadMeta, pageMeta } from './page-meta.ts'

const head: HeadMeta = {
  base: 'https://shelf.test',
  isIndexed: true,
  picture: { path: '/link-picture/page/home/v.jpg', alt: 'The shelf' },
}
const production = [{ loaderData: { head } }] as const
const preview = [{ loaderData: { head: { ...head, isIndexed: false } } }] as const
const page = { title: 'About', description: 'What this is', path: '/about' }

test('a page has complete metadata', () => {
  const found = pageMeta(production, page)
  expect(found).toEqual(
    expect.arrayContaining([
      { title: 'About | Mailshelf' },
      { name: 'description', content: 'What this is' },
      { name: 'robots', content: 'index, follow, max-image-preview:large' },
      { tagName: 'link', rel: 'canonical', href: 'https://shelf.test/about' },
      { property: 'og:title', content: 'About' },
      { property: 'og:url', content: 'https://shelf.test/about' },
      { property: 'og:image', content: 'https://shelf.test/link-picture/page/home/v.jpg' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]),
  )
})

test('the home page has the site’s name only', () => {
  expect(pageMeta(production, { path: '/' })[0]).toEqual({ title: 'Mailshelf' })
})

test('its own image takes precedence over the site’s', () => {
  const picture = { path: '/link-picture/brand/fernhill/v.jpg', alt: 'Fernhill' }
  expect(pageMeta(production, { ...page, picture })).toContainEqual({
    property: 'og:image',
    content: 'https://shelf.test/link-picture/brand/fernhill/v.jpg',
  })
})

describe('keeps search engines out', () => {
  for (const [where, matches, given] of [
    ['of a preview host', preview, page],
    ['of a page without an address', production, { title: 'Settings' }],
    ['of an error page', [{}], page],
  ] as const) {
    test(`noindex ${where}`, () => {
      const found = pageMeta(matches, given)
      expect(found.filter((meta) => 'name' in meta && meta.name === 'robots')).toEqual([
        { name: 'robots', content: 'noindex' },
      ])
    })
  }
})

test('a private page has neither image nor canonical URL', () => {
  expect(pageMeta(production, { title: 'Settings' })).toEqual([
    { title: 'Settings | Mailshelf' },
    { name: 'robots', content: 'noindex' },
  ])
})

test('links feeds', () => {
  const found = pageMeta(production, { ...page, feeds: [{ title: 'Blog', path: '/blog/feed' }] })
  const feeds = found.filter((meta) => 'rel' in meta && meta.rel === 'alternate')
  expect(feeds).toMatchObject([{ type: 'application/atom+xml', href: 'https://shelf.test/blog/feed.xml' }])
})

test('truncates a long description between words', () => {
  const found = pageMeta(production, { ...page, description: 'words and more '.repeat(40) })
  const [content] = found.flatMap((meta) =>
    'name' in meta && meta.name === 'description' && 'content' in meta ? [meta.content] : [],
  )
  expect(String(content).length).toBeLessThanOrEqual(201)
  expect(content).toMatch(/(?:words|and|more)…$/)
})
