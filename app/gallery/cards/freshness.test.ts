import { expect, test } from 'vitest'
import { freshness } from './freshness.ts'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  ['added today', '2026-11-21T08:00:00Z', null, 'new'],
  ['added a second less than 14 days ago', '2026-11-07T12:00:01Z', null, 'new'],
  ['added exactly 14 days ago', '2026-11-07T12:00:00Z', null, 'neither'],
  ['added long ago', '2025-01-01T00:00:00Z', null, 'neither'],
  ['added long ago, changed yesterday', '2025-01-01T00:00:00Z', '2026-11-20T12:00:00Z', 'updated'],
  ['added long ago, changed 14 days ago', '2025-01-01T00:00:00Z', '2026-11-07T12:00:00Z', 'neither'],
  ['added and changed this week', '2026-11-18T00:00:00Z', '2026-11-20T00:00:00Z', 'new'],
])('%s', (_, created, changed, expected) => {
  const createdAt = new Date(created)
  const email = { createdAt, contentChangedAt: changed ? new Date(changed) : null, sentAt: createdAt }
  expect(freshness(email, now)).toEqual({ isNew: expected === 'new', isUpdated: expected === 'updated' })
})

test.each([
  ['without a date', null, true],
  ['30 days before it came in', '2026-10-20T08:00:00Z', true],
  ['a second more than that', '2026-10-20T07:59:59Z', false],
])('an email sent %s', (_, sent, isNew) => {
  const createdAt = new Date('2026-11-19T08:00:00Z')
  const email = { createdAt, contentChangedAt: null, sentAt: sent ? new Date(sent) : null }
  expect(freshness(email, now).isNew).toBe(isNew)
})
