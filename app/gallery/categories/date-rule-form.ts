/** The rule of an occasion's date as fields of a form, and back. */
import type { DateRule } from '#app/platform/db/json-columns.ts'
import { z } from '#app/platform/lib/zod.ts'

export const RULE_KINDS = ['none', 'fixed', 'weekday', 'easter', 'calendar', 'table'] as const
type RuleKind = (typeof RULE_KINDS)[number]

/** Calendars that `Intl` computes exactly. */
export const CALENDARS = ['hebrew', 'persian', 'islamic-umalqura', 'coptic', 'ethiopic', 'indian'] as const

const DAYS_MOVED_MAX = 366
const DATES_MAX = 100
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/

/** An empty field is not 0. */
function whole(min: number, max: number) {
  return z
    .unknown()
    .transform((text) => (typeof text === 'string' && text.trim() ? Number(text) : Number.NaN))
    .pipe(
      z
        .number('Please enter a number.')
        .int('Please enter a whole number.')
        .min(min, `Please enter ${min} or more.`)
        .max(max, `Please enter at most ${max}.`),
    )
}

const rules: Record<RuleKind, z.ZodType<DateRule | null>> = {
  none: z.looseObject({}).transform(() => null),
  fixed: z
    .object({ month: whole(1, 12), day: whole(1, 31) })
    .refine(({ month, day }) => day <= DAYS_OF[month - 1]!, {
      path: ['day'],
      message: 'This month has fewer days.',
    })
    .transform((rule) => ({ kind: 'fixed' as const, ...rule })),
  weekday: z
    .object({
      month: whole(1, 12),
      weekday: whole(0, 6),
      nth: whole(-1, 5).refine((nth) => nth !== 0),
      plus: moved(),
    })
    .transform(({ plus, ...rule }) => ({ kind: 'weekday' as const, ...rule, ...(plus && { plus }) })),
  easter: z.object({ offset: moved() }).transform((rule) => ({ kind: 'easter' as const, ...rule })),
  calendar: z
    .object({
      calendar: z.enum(CALENDARS),
      calendarMonth: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9 ]{1,20}$/, 'Please enter the month as a number or an English name.'),
      calendarDay: whole(1, 31),
      plus: moved(),
    })
    .transform(({ calendar, calendarMonth: month, calendarDay: day, plus }) => {
      return { kind: 'calendar' as const, calendar, month, day, ...(plus && { plus }) }
    }),
  table: z
    .object({
      dates: z
        .string()
        .transform((text) => text.split(/\s+/).filter(Boolean))
        .refine((dates) => dates.length > 0, 'Please enter a date.')
        .refine((dates) => dates.length <= DATES_MAX, `Please enter at most ${DATES_MAX} dates.`)
        .refine((dates) => dates.every(isDate), 'Please enter dates such as 2027-02-06, one per line.')
        .refine(
          (dates) => new Set(dates.map((date) => date.slice(0, 4))).size === dates.length,
          'Please enter one date per year.',
        ),
    })
    .transform(({ dates }) => {
      const byYear = Object.fromEntries(dates.toSorted().map((date) => [date.slice(0, 4), date]))
      return { kind: 'table' as const, dates: byYear }
    }),
}

const DAYS_OF = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function moved() {
  return z
    .unknown()
    .transform((text): unknown => text || '0')
    .pipe(whole(-DAYS_MOVED_MAX, DAYS_MOVED_MAX))
}

function isDate(text: string): boolean {
  if (!DATE.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const NOTHING_TYPED = Object.fromEntries(
  ['month', 'day', 'weekday', 'nth', 'plus', 'offset', 'calendarMonth', 'calendarDay', 'dates'].map(
    (name) => [name, ''],
  ),
)

/** Reads the fields of the chosen kind; the others are ignored. */
export function readDateRule(
  fields: Record<string, string>,
): { ok: true; rule: DateRule | null } | { ok: false; error: z.ZodError } {
  const kind = RULE_KINDS.find((known) => known === fields['rule']) ?? 'none'
  const read = rules[kind].safeParse({ ...NOTHING_TYPED, ...fields })
  return read.success ? { ok: true, rule: read.data } : { ok: false, error: read.error }
}

/** The fields that show a rule. */
export function fieldsOfRule(rule: DateRule | null): Record<string, string> {
  if (!rule) return { rule: 'none' }
  switch (rule.kind) {
    case 'calendar': {
      const { calendar, month, day, plus = 0 } = rule
      return {
        rule: 'calendar',
        calendar,
        calendarMonth: month,
        calendarDay: String(day),
        plus: String(plus),
      }
    }
    case 'table':
      return { rule: 'table', dates: Object.values(rule.dates).join('\n') }
    default: {
      const { kind, ...numbers } = rule
      return {
        rule: kind,
        ...Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)])),
      }
    }
  }
}
