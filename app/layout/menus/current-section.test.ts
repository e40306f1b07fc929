import { expect, test } from 'vitest'
import { currentSection } from './current-section.ts'

test.each([
  ['/', null],
  ['/browse', 'browse'],
  ['/search', null],
  ['/email-types', 'email-types'],
  ['/email-type/welcome', 'email-types'],
  ['/brands', 'brands'],
  ['/brand/nike/email/hello', 'brands'],
  ['/category/easter', 'seasonal', 'holiday'],
  ['/seasonal/easter', 'seasonal'],
  ['/category/travel', 'categories', 'industry'],
  ['/category', 'categories'],
  ['/blog/first-post', 'blog'],
])('%s belongs to %s', (pathname, area, half?: string) => {
  expect(currentSection(pathname, half)).toBe(area)
})
