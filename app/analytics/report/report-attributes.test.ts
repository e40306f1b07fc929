import { expect, test } from 'vitest'
import { cellsOf, attributeName } from './report-attributes.ts'
import { hourFact, writeCsv } from './report-rows.ts'

test.each([
  ['clipped', 'attribute', ['clipped']],
  ['size-120', 'size', ['120', '121', '122', '123', '124', '125', '126', '127', '128', '129']],
  ['size-0', 'size', ['000', '001', '002', '003', '004', '005', '006', '007', '008', '009']],
  ['subject-190', 'subject', ['190', '191', '192', '193', '194', '195', '196', '197', '198', '199']],
  ['subject-200', 'subject', ['200']],
  ['depth-100', 'offer', ['100']],
  ['percent-5', 'offer', ['005']],
  ['platform-klaviyo', 'platform', ['klaviyo']],
  ['platform-unknown', 'platform', ['']],
  ['hour-0-09', 'hour', ['0 09']],
  ['day-2026-10-31', 'day', ['2026-10-31']],
])('%s names cells', (fact, metric, buckets) => {
  expect(cellsOf(fact)).toEqual({ metric, buckets })
})

test.each([
  '',
  'size',
  'size-15',
  'size-510',
  'hour-7-09',
  'hour-1-24',
  'depth-110',
  'toString',
  'subject-1e1',
  'x-1',
])('%j names nothing', (fact) => {
  expect(cellsOf(fact)).toBeNull()
})

test('facts have names', () => {
  expect(
    ['clipped', 'size-120', 'size-500', 'hour-0-09', 'platform-klaviyo', 'depth-20'].map(attributeName),
  ).toEqual([
    'Clipped by Gmail',
    'HTML of 120 to 129 kB',
    'HTML of 500 kB or more',
    'Sent on Sunday between 09:00 and 10:00',
    'Sent with Klaviyo',
    '20 to 29% off',
  ])
  expect(hourFact(6, 9)).toBe('hour-0-09')
})

test('CSV quotes what needs it', () => {
  const row = { section: 'Size, in kB', value: 'a "b"', emails: 1, n: 3, fact: 'x' }
  expect(writeCsv([row, { ...row, section: 'Plain', value: 'c', n: 0 }], (fact) => `/${fact}`)).toBe(
    'section,value,emails,n,share,link\r\n"Size, in kB","a ""b""",1,3,0.3333,/x\r\nPlain,c,1,0,,/x\r\n',
  )
})
