import { expect, test } from 'vitest'
import { frameSearch, PICTURE_VIEW, readTab, readView, tabSearch, viewSearch } from './email-view.ts'

test.each([
  ['', 'preview'],
  ['?tab=html', 'html'],
  ['?tab=text', 'text'],
  ['?tab=checks', 'checks'],
  ['?tab=preview', 'preview'],
  ['?tab=source', 'preview'],
])('%j opens the tab %s', (search, tab) => expect(readTab(search, false)).toBe(tab))

test('has one tab when the source is hidden', () => {
  expect(readTab('?tab=html', true)).toBe('preview')
  expect(readTab('?tab=text', true)).toBe('preview')
  expect(readTab('?tab=checks', true)).toBe('preview')
})

test('gives tabs URLs', () => {
  expect(tabSearch('preview')).toBe('')
  expect(readTab(tabSearch('html'), false)).toBe('html')
  expect(readTab(tabSearch('text'), false)).toBe('text')
})

test.each([
  ['', PICTURE_VIEW],
  ['?width=mobile&colors=dark', PICTURE_VIEW],
  ['?view=live', { live: true, mobile: false, dark: false, images: true }],
  ['?view=live&width=mobile&colors=dark&images=off', { live: true, mobile: true, dark: true, images: false }],
  ['?view=live&width=375&colors=blue&images=no', { live: true, mobile: false, dark: false, images: true }],
])('%j', (search, view) => {
  expect(readView(search)).toEqual(view)
  expect(readView(viewSearch(view))).toEqual(view)
})

test('passes colors and images to the frame', () => {
  expect(frameSearch({ live: true, mobile: true, dark: false, images: true })).toBe('')
  expect(frameSearch({ live: true, mobile: false, dark: true, images: false })).toBe(
    '?colors=dark&images=off',
  )
})
