import { expect, test } from 'vitest'
import { brandPageQuery } from './schema.ts'

const id = '0190a000-0000-7000-8000-000000000001'

test.each([
  [{}, { type: null, after: null }],
  [{ type: '' }, { type: null, after: null }],
  [{ type: ' Discount ', tab: 'all' }, { type: 'discount', after: null }],
  [{ after: id }, { type: null, after: id }],
  [{ after: '1 or 1=1' }, { type: null, after: null }],
])('the address asks %j, the page reads %j', (asked, read) => {
  expect(brandPageQuery.parse(asked)).toEqual(read)
})
