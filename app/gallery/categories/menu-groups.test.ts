import { expect, test } from 'vitest'
import { groupByHalf, groupByMasterTag } from './menu-groups.ts'

test('groups email types in a fixed order, with unknown groups under Other and empty ones left out', () => {
  const groups = groupByMasterTag([
    { slug: 'a', masterTag: 'Transactional' },
    { slug: 'b', masterTag: 'Our Own' },
    { slug: 'c', masterTag: 'Lifecycle' },
    { slug: 'd', masterTag: ' sales ' },
    { slug: 'e', masterTag: 'Lifecycle' },
    { slug: 'f', masterTag: '' },
  ])
  expect(groups.map(({ title, items }) => `${title}: ${items.map(({ slug }) => slug).join(' ')}`)).toEqual([
    'Lifecycle: c e',
    'Sales: d',
    'Transactional: a',
    'Other: b f',
  ])
})

test('splits verticals and seasons into two halves, in reading order', () => {
  const entries = [
    { slug: 'travel', half: 'industry' },
    { slug: 'saas', half: 'business_type' },
    { slug: 'easter', half: 'holiday' },
  ]
  expect(groupByHalf('vertical', entries)).toEqual([
    { title: 'Business Type', items: [entries[1]] },
    { title: 'Industries', items: [entries[0]] },
  ])
  expect(groupByHalf('seasonal', entries)).toEqual([
    { title: 'Holidays', items: [entries[2]] },
    { title: 'Seasons & Events', items: [] },
  ])
})
