import { expect, it } from 'vitest'
import { publishedAtAfter } from './publishing.ts'

const now = new Date('2026-11-21T10:00:00Z')
const before = new Date('2026-01-01T10:00:00Z')

it.each([
  ['published', null, now],
  ['published', before, before],
  ['draft', null, null],
  ['draft', before, before],
] as const)('%s, published %s before, is published %s', (status, was, is) => {
  expect(publishedAtAfter(status, was, now)).toEqual(is)
})
