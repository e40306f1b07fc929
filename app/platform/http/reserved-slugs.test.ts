import { expect, test } from 'vitest'
import { reservedWords } from './reserved-slugs.server.ts'

test('reserves what begins an address and what stands beside a parameter', () => {
  const words = reservedWords([
    '/',
    '/browse',
    '/category/:slug?',
    '/category/all',
    '/settings/name',
    '/sitemap.xml',
    '/*',
  ])
  expect([...words].toSorted()).toEqual(['all', 'browse', 'category', 'settings'])
})
