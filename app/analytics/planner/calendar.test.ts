import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { writeCalendar } from './calendar.ts'

const EVENT = {
  uid: 'occasion-christmas-2026-12-25@shelf.test',
  day: '2026-12-31',
  title: 'Christmas; “cards, and more” \\ backslash',
  description: `Line one\r\nline two\n${'äöü€😀'.repeat(40)}\u0007`,
  url: 'https://shelf.test/category/christmas',
}
const CALENDAR = {
  name: 'Email planner · Fashion',
  description: 'Every occasion',
  url: 'https://shelf.test/planner?industry=fashion&language=de',
  computed: '2026-11-23',
  events: [EVENT],
}

test('a calendar program reads back what was written', () => {
  const calendar = new ICAL.Component(ICAL.parse(writeCalendar(CALENDAR)))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('name')).toBe(CALENDAR.name)
  const [event] = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  expect(event!.uid).toBe(EVENT.uid)
  expect(event!.summary).toBe(EVENT.title)
  expect(event!.description).toBe(`Line one\nline two\n${'äöü€😀'.repeat(40)}`)
  expect(event!.startDate.isDate).toBe(true)
  expect([String(event!.startDate), String(event!.endDate)]).toEqual(['2026-12-31', '2027-01-01'])
  expect(String(event!.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-23T00:00:00Z')
  expect(event!.component.getAllSubcomponents('valarm')).toEqual([])
})

test('lines are folded at 75 bytes between characters and end as the standard says', () => {
  const text = writeCalendar(CALENDAR)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  const lines = text.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75)
  expect(lines.filter((line) => /[\n\r]/.test(line))).toEqual([])
  expect(text).not.toContain('\uFFFD')
})

test('without events it is still a calendar', () => {
  expect(new ICAL.Component(ICAL.parse(writeCalendar({ ...CALENDAR, events: [] }))).name).toBe('vcalendar')
})
