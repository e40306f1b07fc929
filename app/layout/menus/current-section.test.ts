import { expect, test } from 'vitest'
import { currentSection } from './current-section.ts'
import { buildMenus } from './build-menus.ts'

const menus = buildMenus([
  {
    name: 'Easter',
    slug: 'easter',
    type: 'seasonal',
    half: 'holiday',
    masterTag: 'Other',
    count: 3,
    next: null,
  },
  {
    name: 'Travel',
    slug: 'travel',
    type: 'vertical',
    half: 'industry',
    masterTag: 'Other',
    count: 5,
    next: null,
  },
])

test.each([
  ['/', null],
  ['/browse', 'browse'],
  ['/search', null],
  ['/email-types', 'email-types'],
  ['/email-type/welcome', 'email-types'],
  ['/brands', 'brands'],
  ['/brand/nike/email/hello', 'brands'],
  ['/category/easter', 'seasonal'],
  ['/seasonal/easter', 'seasonal'],
  ['/category/travel', 'categories'],
  ['/category', 'categories'],
  ['/blog/first-post', 'blog'],
])('%s belongs to %s', (pathname, area) => {
  expect(currentSection(pathname, menus)).toBe(area)
})
