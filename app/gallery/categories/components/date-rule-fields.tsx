import type { ReactNode } from 'react'
import { daysUntil, type PlainDay } from '#app/platform/lib/plain-day.ts'
import type { DateRule } from '#app/platform/db/json-columns.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Input } from '#app/platform/ui/field.tsx'
import { FormField, InputField } from '#app/platform/ui/form.tsx'
import { SelectInput, TextArea } from '#app/platform/ui/text-controls.tsx'
import { adminCopy } from '../admin-copy.ts'
import { CALENDARS, RULE_KINDS } from '../date-rule-form.ts'
import { nextDates } from '../occasion-dates.ts'

const words = adminCopy.category

const MONTHS = names('month', 12, (at) => new Date(Date.UTC(2026, at, 1)))
/** From Sunday; 4 January 2026 is one. */
const WEEKDAYS = names('weekday', 7, (at) => new Date(Date.UTC(2026, 0, 4 + at)))

function names(part: 'month' | 'weekday', count: number, dateOf: (at: number) => Date): string[] {
  const format = new Intl.DateTimeFormat('en-GB', { [part]: 'long', timeZone: 'UTC' })
  return Array.from({ length: count }, (_, at) => format.format(dateOf(at)))
}

type DateRuleFieldsProps = {
  /** The saved rule as fields. */
  saved: Record<string, string>
  /** What the fields give now; null for no rule or a wrong one. */
  rule: DateRule | null
  today: PlainDay
}

/** The rule of an occasion's date with its next dates. The fields of the chosen kind show without scripts too. */
export function DateRuleFields({ saved, rule, today }: DateRuleFieldsProps) {
  return (
    <div className="group/rule grid gap-5">
      <InputField
        name="rule"
        label={words.rule}
        as={SelectInput}
        saved={saved['rule']}
        options={RULE_KINDS.map((kind) => [kind, words.rules[kind]])}
      />
      <div className="hidden gap-5 group-has-[option[value=fixed]:checked]/rule:grid group-has-[option[value=weekday]:checked]/rule:grid sm:grid-cols-3">
        <Choice
          name="month"
          label={words.month}
          saved={saved}
          options={MONTHS.map((name, at) => [at + 1, name])}
        />
        <div className="hidden group-has-[option[value=fixed]:checked]/rule:block">
          <NumberField name="day" label={words.day} saved={saved} min={1} max={31} />
        </div>
        <div className="hidden group-has-[option[value=weekday]:checked]/rule:contents">
          <Choice
            name="weekday"
            label={words.weekday}
            saved={saved}
            options={WEEKDAYS.map((name, at) => [at, name])}
          />
          <Choice
            name="nth"
            label={words.nth}
            saved={saved}
            options={(['1', '2', '3', '4', '5', '-1'] as const).map((nth) => [nth, words.nths[nth]])}
          />
        </div>
      </div>
      <div className="hidden group-has-[option[value=easter]:checked]/rule:block">
        <NumberField
          name="offset"
          label={words.offset}
          hint={words.offsetHint}
          saved={saved}
          min={-366}
          max={366}
        />
      </div>
      <div className="hidden gap-5 group-has-[option[value=calendar]:checked]/rule:grid sm:grid-cols-3">
        <Choice
          name="calendar"
          label={words.calendar}
          saved={saved}
          options={CALENDARS.map((calendar) => [calendar, words.calendars[calendar]])}
        />
        <FormField name="calendarMonth" label={words.calendarMonth} hint={words.calendarMonthHint}>
          {({ defaultValue = saved['calendarMonth'], ...control }) => (
            <Input {...control} defaultValue={defaultValue} maxLength={20} />
          )}
        </FormField>
        <NumberField name="calendarDay" label={words.day} saved={saved} min={1} max={31} />
      </div>
      <div className="hidden group-has-[option[value=calendar]:checked]/rule:block group-has-[option[value=weekday]:checked]/rule:block">
        <NumberField
          name="plus"
          label={words.plus}
          hint={words.plusHint}
          saved={saved}
          min={-366}
          max={366}
        />
      </div>
      <div className="hidden group-has-[option[value=table]:checked]/rule:block">
        <FormField name="dates" label={words.dates} hint={words.datesHint}>
          {({ defaultValue = saved['dates'], ...control }) => (
            <TextArea {...control} defaultValue={defaultValue} className="min-h-40" />
          )}
        </FormField>
      </div>
      <NextDates rule={rule} today={today} />
      <Button type="submit" name="intent" value="show" className="justify-self-start in-data-script:hidden">
        {words.showDates}
      </Button>
    </div>
  )
}

const LONG = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })

/** The next three dates, so that nobody has to trust a rule. */
function NextDates({ rule, today }: { rule: DateRule | null; today: PlainDay }) {
  const dates = rule ? nextDates(rule, today, 3) : []
  return (
    <div
      className="hidden rounded-control bg-sunk px-4 py-3.5 group-has-[option[value=none]:not(:checked)]/rule:block"
      aria-live="polite"
    >
      <h3 className="type-ui">{words.next}</h3>
      {dates.length === 0 && <p className="mt-1.5 type-small text-ink-soft">{words.noNext}</p>}
      <ol className="mt-1.5 grid gap-1 empty:hidden">
        {dates.map((date) => (
          <li key={date} className="flex flex-wrap justify-between gap-x-4 type-body tabular-nums">
            <time dateTime={date}>{LONG.format(new Date(date))}</time>
            <span className="type-small text-ink-soft">{words.inDays(daysUntil(today, date))}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

type FieldProps = { name: string; label: string; hint?: string; saved: Record<string, string> }

function Choice({ options, saved, ...field }: FieldProps & { options: [string | number, string][] }) {
  return <InputField {...field} as={SelectInput} saved={saved[field.name]} options={options} />
}

function NumberField({ saved, min, max, ...field }: FieldProps & { min: number; max: number }): ReactNode {
  return (
    <InputField
      {...field}
      saved={saved[field.name]}
      type="number"
      min={min}
      max={max}
      inputClass="max-w-40"
    />
  )
}
