import { expect, test } from 'vitest'
import { yearRows } from './year-rows.ts'

const dates = ['2026-11-26', '2026-12-25', '2027-01-01', '2027-11-11', '2028-02-29']
const rows = yearRows(
  '2026-11-22',
  dates.map((date) => ({ date })),
)

test('the year begins with the month of today and goes once round', () => {
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
  ])
})

test('every occasion has its row, also what has passed this month and what only comes in a leap year', () => {
  const held = rows.flatMap(({ name, occasions }) => occasions.map(({ date }) => `${name} ${date}`))
  expect(held).toEqual([
    'November 2026-11-26',
    'November 2027-11-11',
    'December 2026-12-25',
    'January 2027-01-01',
    'February 2028-02-29',
  ])
})
