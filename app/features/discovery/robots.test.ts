import { expect, test } from 'vitest'
import { robotsText } from './robots.ts'

const sitemap = 'https://shelf.test/sitemap.xml'

test('production lets everybody in and shows the way', () => {
  expect(robotsText({ isIndexed: true, sitemap })).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://shelf.test/sitemap.xml\n',
  )
})

test('anything else lets nobody in', () => {
  expect(robotsText({ isIndexed: false, sitemap })).toBe('User-agent: *\nDisallow: /\n')
})
