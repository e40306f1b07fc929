import { expect, test } from 'vitest'
import { slugify } from './slugify.ts'

test.each([
  ['Dark Mode', 'dark-mode'],
  ['What’s new, and why?', 'whats-new-and-why'],
  ['  Wide\t white   space ', 'wide-white-space'],
  ['Before -- after - end', 'before-after-end'],
  ['10 rules_for (good) email!', '10-rulesfor-good-email'],
])('the slug of %j is %s', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})
