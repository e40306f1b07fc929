/** Calendars in the format of RFC 5545, with events that last a whole day. */
import { type PlainDay, addDays } from '#app/platform/lib/plain-day.ts'

export type CalendarEvent = {
  /** Identifies the event, also after its day has changed. */
  uid: string
  day: PlainDay
  title: string
  description: string
  url: string
}

type Calendar = {
  name: string
  description: string
  url: string
  /** The day on which the content was computed, for the stamp of its events. */
  computed: PlainDay
  events: CalendarEvent[]
}

const PRODUCT = '-//Mailshelf//Planner//EN'

export function writeCalendar({ name, description, url, computed, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `DESCRIPTION:${escaped(description)}`,
    `X-WR-CALDESC:${escaped(description)}`,
    `URL:${url}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${escaped(event.uid)}`,
      `DTSTAMP:${compact(computed)}T000000Z`,
      `DTSTART;VALUE=DATE:${compact(event.day)}`,
      // The end is the first day after the event.
      `DTEND;VALUE=DATE:${compact(addDays(event.day, 1))}`,
      `SUMMARY:${escaped(event.title)}`,
      `DESCRIPTION:${escaped(event.description)}`,
      `URL:${event.url}`,
      // The event does not block the day.
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function compact(day: PlainDay): string {
  return day.replaceAll('-', '')
}

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/** Line ends are written as `\n`; other control characters are not allowed at all. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')
}

/** In bytes, without the line end. */
const LINE_MAX = 75

/** Long lines continue on the next, behind a space; never inside a character. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > LINE_MAX) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += character
    bytes += size
  }
  return [...parts, part].join('\r\n')
}
