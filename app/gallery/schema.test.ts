import { expect, test } from 'vitest'
import { brandPageQuery, browseQuery } from './schema.ts'

const id = '0190a000-0000-7000-8000-000000000001'

test.each([
  [{}, { type: null, after: null }],
  [{ type: '' }, { type: null, after: null }],
  [
    { type: ' Discount ', tab: 'all' },
    { type: 'discount', after: null },
  ],
  [{ after: id }, { type: null, after: id }],
  [{ after: '1 or 1=1' }, { type: null, after: null }],
])('reads the query %j as %j', (asked, read) => {
  expect(brandPageQuery.parse(asked)).toEqual(read)
})

const nothing = {
  brand: [],
  industry: [],
  type: [],
  occasion: null,
  year: null,
  offer: [],
  discount: null,
  platform: [],
  language: [],
  length: null,
  color: null,
  dark: null,
  feature: [],
  checks: null,
  weekday: [],
  hour: [],
  template: null,
  sort: 'newest',
  after: null,
}

test.each([
  [{}, {}],
  [{ color: 'f58220' }, { color: 'f58220' }],
  [{ color: '#f58220' }, {}],
  [
    { brand: ' Fernhill ', industry: 'FASHION' },
    { brand: ['fernhill'], industry: ['fashion'] },
  ],
  [
    { type: 'back-in-stock', occasion: 'christmas', year: '2025' },
    { type: ['back-in-stock'], occasion: 'christmas', year: 2025 },
  ],
  [
    { sort: 'oldest', after: id },
    { sort: 'oldest', after: id },
  ],
  [
    { brand: ['b', '%', 'A'], type: ['welcome', 'discount'], occasion: ['a', 'b'], year: ['2024', '2025'] },
    { brand: ['b', 'a'], type: ['welcome', 'discount'] },
  ],
  [{ brand: '', industry: 'a b', type: '%', occasion: '-', year: '', sort: '', after: '' }, {}],
  [{ year: 'last', sort: 'best', after: '7' }, {}],
  [{ year: '20.5' }, {}],
  [{ year: '1e9' }, {}],
  [{ year: '-1' }, {}],
  [
    {
      offer: 'code',
      discount: '30',
      platform: 'klaviyo',
      language: ['de', 'en'],
      weekday: '0',
      hour: ['7', '23'],
    },
    {
      offer: ['code'],
      discount: '30',
      platform: ['klaviyo'],
      language: ['de', 'en'],
      weekday: ['0'],
      hour: ['7', '23'],
    },
  ],
  [
    { length: 'long', dark: 'no', checks: 'clean', platform: 'salesforce-marketing-cloud' },
    { length: 'long', dark: 'no', checks: 'clean', platform: ['salesforce-marketing-cloud'] },
  ],
  [
    {
      offer: 'nothing',
      discount: '33',
      length: '150',
      dark: 'true',
      checks: '1',
      weekday: '7',
      hour: ['24', '07', '-1'],
    },
    {},
  ],
  [{ platform: ["x'", 'a:b', '', 'x'.repeat(80)], language: ['EN-us', '*'] }, {}],
  [
    { hour: Array.from({ length: 24 }, (_, hour) => String(hour)) },
    { hour: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] },
  ],
  [{ type: '\0', brand: "'; drop table emails" }, {}],
])('for %j, /browse accepts %j', (asked, read) => {
  expect(browseQuery.parse(asked)).toEqual({ ...nothing, ...read })
})
