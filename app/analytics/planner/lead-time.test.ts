import { expect, test } from 'vitest'
import { datesToLearnFrom, leadTime } from './lead-time.ts'

const TODAY = '2026-11-23'
const CHRISTMAS = { kind: 'fixed', month: 12, day: 25 } as const

test('the last three dates and the next one teach', () => {
  expect(datesToLearnFrom(CHRISTMAS, TODAY)).toEqual(['2023-12-25', '2024-12-25', '2025-12-25', '2026-12-25'])
  // On the day itself, it is the next one.
  expect(datesToLearnFrom(CHRISTMAS, '2026-12-25').at(-1)).toBe('2026-12-25')
  // Every four years.
  expect(datesToLearnFrom({ kind: 'fixed', month: 2, day: 29 }, TODAY)).toEqual(['2024-02-29', '2028-02-29'])
  // A table that has ended still teaches.
  expect(datesToLearnFrom({ kind: 'table', dates: { 2025: '2025-10-20' } }, TODAY)).toEqual(['2025-10-20'])
})

function days(...values: number[]) {
  return values.map((value) => ({ value, count: 1 }))
}

test('a quarter and half of the emails have come, the earliest first', () => {
  const { learned, emails } = leadTime(
    new Map([
      ['2024-12-25', days(40, 20)],
      ['2025-12-25', [...days(30, 10), { value: 3, count: 4 }]],
    ]),
    TODAY,
  )
  expect(emails).toBe(8)
  // In order: 40, 30, 20, 10, 3, 3, 3, 3.
  expect(learned).toEqual({ quarter: 30, half: 10 })
})

test('emails on the day itself are zero days before', () => {
  expect(leadTime(new Map([['2025-12-25', days(0, 0, 0, 0, 0)]]), TODAY).learned).toEqual({
    quarter: 0,
    half: 0,
  })
})

test('a date to come counts only where the others teach too little', () => {
  const next = ['2026-12-25', days(50, 50, 50, 50, 50)] as const
  expect(leadTime(new Map([['2025-12-25', days(9, 8, 7, 6, 5)], next]), TODAY)).toEqual({
    emails: 5,
    learned: { quarter: 8, half: 7 },
    isSoFar: false,
  })
  expect(leadTime(new Map([['2025-12-25', days(9, 8, 7, 6)], next]), TODAY)).toMatchObject({
    emails: 9,
    isSoFar: true,
  })
})

test('fewer than five emails teach nothing', () => {
  expect(leadTime(new Map([['2025-12-25', days(9, 8, 7, 6)]]), TODAY)).toEqual({
    emails: 4,
    learned: null,
    isSoFar: false,
  })
  expect(leadTime(new Map(), TODAY)).toEqual({ emails: 0, learned: null, isSoFar: false })
})
