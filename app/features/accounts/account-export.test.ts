import { expect, test } from 'vitest'
import { startThreadClock } from '#test/thread-clock.ts'
import { byCollection } from './account-export.server.ts'

test('an account of thousands of collections is sorted while a request waits, not while the site does', () => {
  const ids = Array.from({ length: 20_000 }, (_, at) => `collection ${at}`)
  const saved = Array.from({ length: 100_000 }, (_, at) => ({ collectionId: ids[at % ids.length]!, at }))
  const threadMs = startThreadClock()
  const contents = byCollection(saved)
  const held = ids.map((id) => contents(id))
  expect(threadMs()).toBeLessThan(1000)
  expect(held[3]).toEqual([3, 20_003, 40_003, 60_003, 80_003].map((at) => ({ at })))
  expect(contents('another')).toEqual([])
})
