import { expect, test } from 'vitest'
import type { RuleConditions } from '#app/platform/db/json-columns.ts'
import { conditionsFromExample, describeConditions, firstMatch, matches, type RuleSubject } from './rules.ts'

const arrival: RuleSubject = {
  sender: 'News@Mail.Acme.co.uk',
  listId: 'Acme News <news.acme.test>',
  addressId: 'a1',
  subject: 'The Winter Sale: 30% off coats',
  type: { value: 'sale', confidence: 0.82 },
}

test.each<[boolean, RuleConditions]>([
  [true, { sender: 'news@mail.acme.co.uk' }],
  [false, { sender: 'news@acme.co.uk' }],
  [true, { domain: 'acme.co.uk' }],
  [true, { domain: '@mail.acme.co.uk' }],
  [false, { domain: 'cme.co.uk' }],
  [true, { listId: 'news.acme.test' }],
  [true, { listId: 'Other name <NEWS.acme.test>' }],
  [false, { listId: 'acme.test' }],
  [true, { addressId: 'a1' }],
  [false, { addressId: 'a2' }],
  [true, { subjectWords: ['SALE', 'winter'] }],
  [false, { subjectWords: ['sale', 'summer'] }],
  [false, { subjectWords: ['win'] }],
  [true, { type: { slug: 'sale', confidence: 0.8 } }],
  [false, { type: { slug: 'sale', confidence: 0.9 } }],
  [false, { type: { slug: 'welcome', confidence: 0 } }],
  [false, { sender: 'news@mail.acme.co.uk', subjectWords: ['summer'] }],
  [false, {}],
  [false, { subjectWords: [] }],
])('%s for %j', (expected, when) => {
  expect(matches(when, arrival)).toBe(expected)
})

test('conditions about what an arrival lacks are not met', () => {
  const bare = { sender: null, listId: null, addressId: null, subject: '', type: null }
  for (const when of [
    { sender: 'a@b.test' },
    { domain: 'b.test' },
    { listId: 'x.test' },
    { subjectWords: ['a'] },
  ]) {
    expect(matches(when, bare)).toBe(false)
  }
})

test('words of a script without spaces', () => {
  expect(matches({ subjectWords: ['冬のセール'] }, { ...arrival, subject: '本日から冬のセール開催' })).toBe(
    true,
  )
})

test('the first enabled rule that applies decides', () => {
  const rules = [
    { name: 'off', enabled: false, conditions: { domain: 'acme.co.uk' } },
    { name: 'other', enabled: true, conditions: { domain: 'other.test' } },
    { name: 'words', enabled: true, conditions: { subjectWords: ['coats'] } },
    { name: 'domain', enabled: true, conditions: { domain: 'acme.co.uk' } },
  ]
  expect(firstMatch(rules, arrival)?.name).toBe('words')
  expect(firstMatch(rules.slice(0, 2), arrival)).toBeNull()
})

test('a rule from an example matches it, by its list where it has no sender', () => {
  expect(matches(conditionsFromExample(arrival), arrival)).toBe(true)
  const anonymous = { ...arrival, sender: null }
  expect(conditionsFromExample(anonymous)).toEqual({ listId: 'news.acme.test' })
  expect(conditionsFromExample({ sender: null, listId: null })).toEqual({})
})

test('a rule reads as a sentence', () => {
  const when = { domain: 'acme.test', subjectWords: ['winter', 'sale'], addressId: 'a1' }
  expect(describeConditions(when, () => 'acme@inbox.test')).toBe(
    'from acme.test or a subdomain, sent to acme@inbox.test, with “winter sale” in its subject',
  )
})
