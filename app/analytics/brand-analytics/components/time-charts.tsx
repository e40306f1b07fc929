import { CalendarChart } from '#app/platform/ui/charts/calendar-chart.tsx'
import { ColumnChart } from '#app/platform/ui/charts/column-chart.tsx'
import { HourChart } from '#app/platform/ui/charts/hour-chart.tsx'
import { ChartFigure, ChartLegend, type Tone, TooFew } from '#app/platform/ui/charts/chart-figure.tsx'
import { emailCount, analyticsCopy as words, hourText, WEEKDAYS } from '../copy.ts'
import { sum } from '../histogram.ts'
import { ENOUGH } from '../metrics.ts'
import { longDate, longMonth, monthTick, shortDay, shortMonth } from '../periods.ts'
import type { Analytics } from '../queries.server.ts'
import { emailsPath, type Scope } from './metric-links.ts'

export function YearOfDays({ analytics: { weeks } }: { analytics: Analytics }) {
  const days = weeks.flat()
  const total = sum(days.map(({ count }) => count))
  const { title, summary } = words.calendar
  if (total < ENOUGH) return <TooFew title={title}>{words.tooFewOf(total)}</TooFew>
  const byWeekday = WEEKDAYS.map((_, at) => sum(weeks.map((week) => week[at]!.count)))
  const most = indexOfMost(byWeekday)
  const sent = days.filter(({ count }) => count > 0).length
  return (
    <ChartFigure
      title={title}
      summary={summary(total, sent, WEEKDAYS[most]!, byWeekday[most]!)}
      tableLabel={words.table}
      table={{
        head: [words.week, ...WEEKDAYS.map((name) => name.slice(0, 3))],
        rows: weeks.map((week) => ({ name: shortDay(week[0]!.day), cells: week.map(({ count }) => count) })),
      }}
    >
      <CalendarChart
        weeks={weeks.map((week) =>
          week.map(({ day, count }) => ({ day, count, name: `${longDate(day)}: ${emailCount(count)}` })),
        )}
        months={weeks.flatMap((week, at) => {
          const { day } = week[0]!
          // The first and the last week may begin a month whose name has no room.
          return Number(day.slice(8)) <= 7 && at < weeks.length - 2
            ? [{ week: at, name: shortMonth(day.slice(0, 7)) }]
            : []
        })}
      />
    </ChartFigure>
  )
}

type WeekdaysAndHoursProps = {
  analytics: Pick<Analytics, 'hours'>
  /** The usual title by default. */
  title?: string
}

export function WeekdaysAndHours({ analytics: { hours }, title = words.hours.title }: WeekdaysAndHoursProps) {
  const total = sum(hours.flat())
  const { summary, weekday } = words.hours
  if (total < ENOUGH) return <TooFew title={title}>{words.tooFewOf(total)}</TooFew>
  const most = indexOfMost(hours.flat())
  const [day, hour] = [Math.floor(most / 24), most % 24]
  return (
    <ChartFigure
      title={title}
      summary={summary(WEEKDAYS[day]!, hour, hours[day]![hour]!, total)}
      tableLabel={words.table}
      table={{
        head: [weekday, ...Array.from({ length: 24 }, (_, at) => String(at).padStart(2, '0'))],
        rows: hours.map((counts, at) => ({ name: WEEKDAYS[at]!, cells: counts })),
      }}
    >
      <HourChart
        counts={hours}
        weekdays={WEEKDAYS.map((name) => name.slice(0, 3))}
        nameOf={(at, from, count) => `${WEEKDAYS[at]}, ${hourText(from)}: ${emailCount(count)}`}
      />
    </ChartFigure>
  )
}

type MonthsByTypeProps = { analytics: Analytics; scope: Scope | null }

/** A column for each month, divided by its most frequent types. */
export function MonthsByType({ analytics: { months, types }, scope }: MonthsByTypeProps) {
  const total = sum(months.map((month) => month.total))
  const { title, summary, others } = words.months
  if (total < ENOUGH) return <TooFew title={title}>{words.tooFewOf(total)}</TooFew>
  // On the page of an email type all emails have it.
  const shown = scope?.filter === 'type' ? [] : types
  const most = months[indexOfMost(months.map((month) => month.total))]!
  const rows = months.map(({ month, total: all, types: counts }) => {
    const shownCounts = shown.map((_, at) => counts[at]!)
    return { month, all, parts: [...shownCounts, all - sum(shownCounts)] }
  })
  const tones: Tone[] = shown.length > 0 ? [...shown.map((_, at) => (at + 1) as Tone), 5] : [1]
  const names = [...shown.map(({ name }) => name), others]
  return (
    <ChartFigure
      title={title}
      summary={summary(total, most.month, most.total)}
      legend={
        shown.length > 0 && (
          <ChartLegend
            entries={names.map((name, at) => ({
              name,
              tone: tones[at]!,
              href: shown[at] && emailsPath(scope, { type: shown[at].slug }),
            }))}
          />
        )
      }
      tableLabel={words.table}
      table={{
        head: [words.month, words.all, ...(shown.length > 0 ? names : [])],
        rows: rows.map(({ month, all, parts }) => ({
          name: longMonth(month),
          cells: [all, ...(shown.length > 0 ? parts : [])],
        })),
      }}
    >
      <ColumnChart
        columns={rows.map(({ month, all, parts }) => ({
          name: `${longMonth(month)}: ${emailCount(all)}`,
          tick: monthTick(month),
          parts: parts.map((value, at) => ({ value, tone: tones[at]! })),
        }))}
      />
    </ChartFigure>
  )
}

function indexOfMost(counts: number[]): number {
  return counts.indexOf(Math.max(...counts))
}
