import { expect, test } from 'vitest'
import { isSameList, shouldRevalidateList, withOpenEmail } from './list-url.ts'

test.each([
  ['', 'fog', '?email=fog'],
  ['?type=welcome', 'fog', '?type=welcome&email=fog'],
  ['?email=fog&type=welcome', 'buoy', '?email=buoy&type=welcome'],
  ['?email=fog&type=welcome', null, '?type=welcome'],
  ['?email=fog', null, ''],
])('%o with %o open', (search, slug, expected) => {
  expect(withOpenEmail(search, slug)).toBe(expected)
})

test.each([
  ['/browse?type=ebook', '/browse?type=ebook&email=fog', true],
  ['/browse?email=buoy', '/browse?email=fog', true],
  ['/browse', '/browse?type=ebook', false],
  ['/browse?email=fog', '/brands?email=fog', false],
])('%s and %s show the same list: %o', (one, other, same) => {
  expect(isSameList(url(one), url(other))).toBe(same)
})

test.each([
  ['an email opens', '/browse', '/browse?email=fog', false],
  ['an email closes', '/browse?type=ebook&email=fog', '/browse?type=ebook', false],
  ['a filter changes', '/browse', '/browse?type=ebook', true],
  ['something was saved', '/browse?email=fog', '/browse?email=fog', true],
])('when %s, the list is reloaded: %o', (_, current, next, again) => {
  const change = { currentUrl: url(current), nextUrl: url(next), defaultShouldRevalidate: true }
  expect(shouldRevalidateList(change)).toBe(again)
})

function url(address: string): URL {
  return new URL(address, 'https://mailshelf.test')
}
