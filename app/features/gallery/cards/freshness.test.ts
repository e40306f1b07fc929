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
  const email = { createdAt: new Date(created), contentChangedAt: changed ? new Date(changed) : null }
  expect(freshness(email, now)).toEqual({ isNew: expected === 'new', isUpdated: expected === 'updated' })
})
