/** Plants what the cluster test must find. */
import { expect, test } from 'vitest'
import { type Failure, lostWrites, missingTexts, unexpectedFailures } from './judge.ts'

test('a page without what it should show is wrong', () => {
  const page = '<title>Summer sale</title><a href="/brand/acme">Acme</a>'
  expect(missingTexts(page, ['Summer sale', '/brand/acme'])).toEqual([])
  expect(missingTexts(page, ['Winter sale', '/brand/acme'])).toEqual(['Winter sale'])
})

test('a deleted note, an older one and a foreign one are lost writes; a later one that was tried is not', () => {
  const writes = new Map([
    ['a', { acknowledged: 'one', tried: [] }],
    ['b', { acknowledged: 'one', tried: ['two'] }],
    ['c', { tried: ['one'] }],
  ])
  const stored = new Map([
    ['a', 'one'],
    ['b', 'two'],
  ])
  expect(lostWrites(writes, stored)).toEqual([])
  stored.delete('a')
  stored.set('b', 'nil')
  expect(lostWrites(writes, stored)).toEqual(['note a: undefined', 'note b: nil'])
})

test('errors count unless they are a clean 503 in the time of a fault that may cause them', () => {
  const failure = (at: number, kind: Partial<Failure> = { isClean: true }): Failure => ({
    began: at - 5,
    at,
    isClean: false,
    isBrokenOff: false,
    what: '',
    ...kind,
  })
  const faults = [
    { name: 'web one upgraded', grace: null, from: 100, to: 200 },
    { name: 'web one killed', grace: 50, from: 1_000, to: 1_100 },
    { name: 'primary restarted', grace: 50, from: 2_000, to: 2_100 },
  ]
  const allowed = [failure(1_000), failure(1_154), failure(1_020, { isBrokenOff: true }), failure(2_050)]
  const counted = [
    failure(50),
    failure(150),
    failure(1_156),
    failure(1_050, {}),
    failure(2_050, { isBrokenOff: true }),
    failure(2_050, {}),
  ]
  expect(unexpectedFailures([...allowed, ...counted], faults)).toEqual(counted)
})
