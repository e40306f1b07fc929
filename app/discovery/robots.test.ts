import { expect, test } from 'vitest'
import { robotsText } from './robots.ts'

const sitemap = 'https://shelf.test/sitemap.xml'

test('production allows everything and names the sitemap', () => {
  expect(robotsText({ isIndexed: true, sitemap })).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://shelf.test/sitemap.xml\n',
  )
})

test('anything else allows nothing', () => {
  expect(robotsText({ isIndexed: false, sitemap })).toBe('User-agent: *\nDisallow: /\n')
})
