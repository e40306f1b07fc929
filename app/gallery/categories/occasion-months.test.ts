import { expect, test } from 'vitest'
import { occasionMonths } from './occasion-months.ts'

const dates = ['2026-11-26', '2026-12-25', '2027-01-01', '2027-11-11', '2028-02-29']
const rows = occasionMonths(
  '2026-11-22',
  dates.map((date) => ({ date })),
)

test('the year begins with the month of today and goes once round; later months follow if they have occasions', () => {
  expect(rows.map(({ name, year }) => `${name} ${year}`)).toEqual([
    'November 2026',
    'December 2026',
    'January 2027',
    'February 2027',
    'March 2027',
    'April 2027',
    'May 2027',
    'June 2027',
    'July 2027',
    'August 2027',
    'September 2027',
    'October 2027',
    'November 2027',
    'February 2028',
  ])
})

test('every occasion is in the row of its month and year', () => {
  const held = rows.flatMap(({ name, year, occasions }) =>
    occasions.map(({ date }) => `${name} ${year}: ${date}`),
  )
  expect(held).toEqual([
    'November 2026: 2026-11-26',
    'December 2026: 2026-12-25',
    'January 2027: 2027-01-01',
    'November 2027: 2027-11-11',
    'February 2028: 2028-02-29',
  ])
})
