/** When an offer ends, if the email states it: a day, tonight, by Sunday. Read in the time zone of the sender. */
import type { SenderTime } from './sender-time.ts'

const DAY_MS = 24 * 3600_000
/** A later end belongs to a guarantee or a card, not to an offer. */
const DAYS_MAX = 120

const MONTHS: Record<string, number> = Object.fromEntries(
  (
    'january,jan,januar,janvier,enero,gennaio,januari february,feb,februar,février,febrero,febbraio,februari ' +
    'march,mar,märz,mars,marzo,maart april,apr,avril,abril,aprile may,mai,mayo,maggio,mei ' +
    'june,jun,juni,juin,junio,giugno july,jul,juli,juillet,julio,luglio august,aug,août,agosto,augustus ' +
    'september,sep,sept,septembre,septiembre,settembre october,oct,oktober,okt,octobre,octubre,ottobre ' +
    'november,nov,novembre,noviembre december,dec,dezember,dez,décembre,diciembre,dicembre'
  )
    .split(' ')
    .flatMap((names, month) => names.split(',').map((name) => [name, month])),
)
const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')
const MONTH = Object.keys(MONTHS)
  .toSorted((a, b) => b.length - a.length)
  .join('|')

const BEFORE =
  "(?:ends?|ending|expires?|until|til|till|through|thru|by|before|valid (?:to|until|through)|good (?:until|through)|last day(?: is)?|offer ends|bis(?: zum)?|endet am|jusqu[’']au|hasta el|fino al|t/m|tot en met)"
const FILL = String.raw`(?:\s(?:on|at|the|midnight|11:59 ?pm|(?:${WEEKDAYS.join('|')}|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)),?|,|:){0,4}\s`
const YEAR = String.raw`(?:,?\s(\d{4}))?`

// bounded: words of lists and numbers with limits.
const WRITTEN = [
  new RegExp(String.raw`\b${BEFORE}${FILL}(?:${MONTH})\.?\s(\d{1,2})(?:st|nd|rd|th)?(?!\d)${YEAR}`, 'giu'),
  new RegExp(
    String.raw`\b${BEFORE}${FILL}(\d{1,2})(?:st|nd|rd|th|\.)?(?: of)?(?: de)?\s(?:${MONTH})\b\.?${YEAR}`,
    'giu',
  ),
]
// bounded: words of lists and numbers with limits.
const NUMERIC = new RegExp(
  String.raw`\b${BEFORE}${FILL}(\d{1,2})([./])(\d{1,2})(?:[./](\d{4}|\d{2}))?(?!\d)`,
  'giu',
)
// bounded: words of lists.
const RELATIVE = new RegExp(
  String.raw`\b(?:ends?|expires?|until|till?|by|through|last chance)(?:\s(?:on|at|midnight|this|today))?\s(tonight|midnight|today|tomorrow|${WEEKDAYS.join('|')})\b(?!,?\s(?:\d|${MONTH}))`,
  'giu',
)

/** The end of the day, on the clock of the sender. Null without a date of sending, because the year is unknown. */
export function readDeadline(lines: string[], sent: SenderTime | null): Date | null {
  if (!sent) return null
  const [first] = lines
    .flatMap((line) => daysIn(line, sent.day))
    .filter((day) => day >= sent.day && day <= sent.day + DAYS_MAX * DAY_MS)
    .toSorted((a, b) => a - b)
  return first === undefined ? null : new Date(first + DAY_MS - 1000 - sent.offsetMs)
}

function daysIn(text: string, sentDay: number): number[] {
  const days: number[] = []
  for (const pattern of WRITTEN) {
    for (const match of text.matchAll(pattern)) {
      const month = MONTHS[monthIn(match[0])]
      if (month !== undefined) days.push(dayOf(Number(match[1]), month, match[2], sentDay))
    }
  }
  for (const [, first, mark, second, year] of text.matchAll(NUMERIC)) {
    // `31.7.` is a day before its month, `7/31` the other way round.
    const [date, month] = mark === '.' ? [first, second] : [second, first]
    days.push(dayOf(Number(date), Number(month) - 1, year?.padStart(4, '20'), sentDay))
  }
  for (const [, word] of text.matchAll(RELATIVE)) days.push(relativeDay(word!.toLowerCase(), sentDay))
  return days.filter(Number.isFinite)
}

function monthIn(text: string): string {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.findLast((word) => word in MONTHS) ?? ''
}

/** Without a year, the next such day. */
function dayOf(date: number, month: number, year: string | undefined, sentDay: number): number {
  if (date < 1 || date > 31 || month < 0 || month > 11) return NaN
  const own = new Date(sentDay).getUTCFullYear()
  if (year !== undefined) return Date.UTC(Number(year), month, date)
  const same = Date.UTC(own, month, date)
  return same >= sentDay ? same : Date.UTC(own + 1, month, date)
}

function relativeDay(word: string, sentDay: number): number {
  if (word === 'tomorrow') return sentDay + DAY_MS
  const weekday = WEEKDAYS.indexOf(word)
  if (weekday === -1) return sentDay
  return sentDay + ((weekday - new Date(sentDay).getUTCDay() + 7) % 7) * DAY_MS
}
