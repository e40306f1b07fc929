import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { BLOG_CATEGORIES } from '../../app/gallery/blog/blog-categories.ts'
import { directory } from './directory.ts'
import { posts, publishedPosts } from './posts/all.ts'

function wordsOf(html: string): number {
  return html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length
}

test('a dozen posts stand in all ten categories, newest first, over a year and a half', () => {
  expect(posts.length).toBeGreaterThanOrEqual(12)
  expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(BLOG_CATEGORIES))
  const days = posts.map(({ publishedAt }) => Date.parse(publishedAt))
  expect(days).toEqual(days.toSorted((a, b) => b - a))
  expect(days[0]! - days.at(-1)!).toBeGreaterThan(17 * 30 * 86_400_000)
})

test.each(posts)('$slug is a full article of plain, well-formed HTML', ({ body, excerpt, title }) => {
  expect(wordsOf(body)).toBeGreaterThanOrEqual(500)
  expect(wordsOf(body)).toBeLessThanOrEqual(900)
  expect(excerpt.length).toBeLessThanOrEqual(200)
  expect(title.length).toBeLessThanOrEqual(70)
  const tags = [...body.matchAll(/<(\/?)(\w+)>/g)].filter(([, , tag]) => tag !== 'br')
  const open: string[] = []
  const crossed = tags.filter(([, close, tag]) => (close ? open.pop() !== tag : !open.push(tag!)))
  expect(crossed.map(([whole]) => whole)).toEqual([])
  expect(open).toEqual([])
  expect(body.match(/<(?!\/?(?:h2|h3|p|ul|li|blockquote|code|strong|em|br)>)/g)).toBeNull()
})

test.each(posts)('$slug has a small cover with words for it', ({ slug, imageAltText }) => {
  const cover = path.join(import.meta.dirname, 'bundle', 'posts', `${slug}.webp`)
  expect(statSync(cover).size).toBeLessThanOrEqual(45_000)
  expect(readFileSync(cover).toString('latin1', 8, 12)).toBe('WEBP')
  expect(imageAltText.length).toBeGreaterThan(20)
})

test('the bundle carries the posts and the brand directory as they are written here', () => {
  expect(bundled('posts.json')).toEqual(publishedPosts)
  expect(bundled('directory.json')).toEqual(directory)
})

function bundled(name: string): unknown {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, 'bundle', name), 'utf8'))
}
