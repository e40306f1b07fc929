import { expect, test } from 'vitest'
import { categoryInput } from './schema.ts'

const rest = { name: 'Pie Day', description: '', group: 'event', aliases: '' }

test.each([
  ['', null],
  ['02-29', { kind: 'fixed', month: 2, day: 29 }],
  ['2028-02-29\n2027-02-06', { kind: 'table', dates: { 2027: '2027-02-06', 2028: '2028-02-29' } }],
])('reads the dates %j', (dates, rule) => {
  expect(categoryInput.parse({ ...rest, dates }).dates).toEqual(rule)
})

test.each(['02-30', '13-01', '2027-02-30', 'May', '2027-02-01 2027-03-01', '02-01 2027-03-01'])(
  'refuses the dates %j',
  (dates) => {
    expect(categoryInput.safeParse({ ...rest, dates }).error?.issues[0]?.path).toEqual(['dates'])
  },
)
