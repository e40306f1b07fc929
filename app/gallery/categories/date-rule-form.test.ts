import { expect, test } from 'vitest'
import { fieldsOfRule, readDateRule } from './date-rule-form.ts'
import { nextDates } from './occasion-dates.ts'
import { builtInCategories } from './taxonomy.ts'

test('every built-in rule survives the form', () => {
  const rules = builtInCategories().map(({ dateRule }) => dateRule)
  expect(new Set(rules.map((rule) => rule?.kind)).size).toBe(6)
  for (const rule of rules) {
    const read = readDateRule(fieldsOfRule(rule))
    if (!read.ok) throw new Error(`${JSON.stringify(rule)}: ${read.error.message}`)
    expect(nextDates(read.rule ?? NEVER, '2026-11-23', 3)).toEqual(nextDates(rule ?? NEVER, '2026-11-23', 3))
  }
})

const NEVER = { kind: 'table' as const, dates: {} }

test.each([
  [{ rule: 'fixed', month: '2', day: '30' }, 'day'],
  [{ rule: 'fixed', month: '13', day: '1' }, 'month'],
  [{ rule: 'fixed', month: '4' }, 'day'],
  [{ rule: 'weekday', month: '11', weekday: '4', nth: '0' }, 'nth'],
  [{ rule: 'weekday', month: '11', weekday: '7', nth: '1' }, 'weekday'],
  [{ rule: 'easter', offset: '9999' }, 'offset'],
  [{ rule: 'calendar', calendar: 'gregory', calendarMonth: '1', calendarDay: '1' }, 'calendar'],
  [{ rule: 'calendar', calendar: 'hebrew', calendarMonth: '<b>', calendarDay: '1' }, 'calendarMonth'],
  [{ rule: 'table', dates: '' }, 'dates'],
  [{ rule: 'table', dates: '2027-02-30' }, 'dates'],
  [{ rule: 'table', dates: '2027-02-01 2027-03-01' }, 'dates'],
])('%j is refused at %s', (fields, field) => {
  const read = readDateRule(fields)
  expect(read.ok ? null : read.error.issues[0]!.path[0]).toBe(field)
})

test('the next dates follow each other', () => {
  const thanksgiving = { kind: 'weekday' as const, month: 11, weekday: 4, nth: 4 }
  expect(nextDates(thanksgiving, '2026-11-26', 3)).toEqual(['2026-11-26', '2027-11-25', '2028-11-23'])
  expect(nextDates({ kind: 'table', dates: { '2027': '2027-02-06' } }, '2026-11-26', 3)).toEqual([
    '2027-02-06',
  ])
})
