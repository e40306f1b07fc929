import { platformName } from '#app/inspection/attributes/platforms.ts'
import { PaletteChart } from '#app/platform/ui/charts/palette-chart.tsx'
import { ChartFigure, ChartSection, TooFew } from '#app/platform/ui/charts/chart-figure.tsx'
import { SpanTable } from '#app/platform/ui/charts/span-table.tsx'
import { analyticsCopy as words } from '../copy.ts'
import { sum } from '../histogram.ts'
import { ENOUGH } from '../metrics.ts'
import { longMonth, monthYear, type PlainMonth } from '../periods.ts'
import type { Analytics, SenderAnalytics, Usage } from '../queries.server.ts'

type Props = { analytics: SenderAnalytics }

/** The maximum rows of a table. */
const ROWS = 8

function monthsOf({ months }: Analytics): PlainMonth[] {
  return months.map(({ month }) => month)
}

function spansOf(usages: Usage[], months: PlainMonth[], nameOf: (usage: Usage, at: number) => string) {
  return usages.slice(0, ROWS).map((usage, at) => ({
    name: nameOf(usage, at),
    counts: usage.counts,
    total: usage.total,
    period: periodText(usage.counts, months),
  }))
}

function periodText(counts: number[], months: PlainMonth[]): string {
  const first = months[counts.findIndex((count) => count > 0)]!
  const last = months[counts.findLastIndex((count) => count > 0)]!
  return first === last ? monthYear(first) : `${monthYear(first)} to ${monthYear(last)}`
}

type PlatformsProps = {
  analytics: Analytics
  /** The usual title by default. */
  title?: string
}

export function Platforms({ analytics, title = words.platforms.title }: PlatformsProps) {
  const { platform, unknown } = words.platforms
  const known = analytics.platforms.filter(({ name }) => name !== '')
  const total = sum(known.map((usage) => usage.total))
  if (total < ENOUGH) return <TooFew title={title}>{words.tooFewOf(total)}</TooFew>
  const months = monthsOf(analytics)
  return (
    <ChartSection title={title} summary={platformSummary(known, months)}>
      <SpanTable
        title={title}
        head={[platform, words.period, words.emails]}
        spans={spansOf(analytics.platforms, months, ({ name }) => (name ? platformName(name) : unknown))}
      />
    </ChartSection>
  )
}

/** Names the month in which one platform replaced another. */
function platformSummary(known: Usage[], months: PlainMonth[]): string {
  const { one, changed, several } = words.platforms
  if (known.length === 1) return one(platformName(known[0]!.name))
  const [first, second] = known.slice(0, 2).toSorted((a, b) => firstMonth(a) - firstMonth(b)) as [
    Usage,
    Usage,
  ]
  const begins = firstMonth(second)
  const ends = first.counts.findLastIndex((count) => count > 0)
  return begins >= ends && known.length === 2
    ? changed(platformName(first.name), platformName(second.name), months[begins]!)
    : several
}

function firstMonth({ counts }: Usage): number {
  return counts.findIndex((count) => count > 0)
}

export function SenderNames({ analytics }: Props) {
  const { title, sender } = words.senders
  const total = sum(analytics.senders.map((usage) => usage.total))
  if (total < ENOUGH) return <TooFew title={title}>{words.tooFewOf(total)}</TooFew>
  return (
    <ChartSection title={title}>
      <SpanTable
        title={title}
        head={[sender, words.period, words.emails]}
        spans={spansOf(analytics.senders, monthsOf(analytics), ({ name }) => name)}
      />
    </ChartSection>
  )
}

/** A structure that is used less often belongs to one email, not to a template. */
const TEMPLATE_USES = 3

/** A new template is a redesign. */
export function Redesigns({ analytics }: Props) {
  const { title, template, name, summary, none } = words.templates
  const total = sum(analytics.skeletons.map((usage) => usage.total))
  if (total < ENOUGH) return <TooFew title={title}>{words.tooFewOf(total)}</TooFew>
  const months = monthsOf(analytics)
  const templates = analytics.skeletons
    .filter((usage) => usage.total >= TEMPLATE_USES)
    .slice(0, ROWS)
    .toSorted((a, b) => firstMonth(a) - firstMonth(b))
  const newest = templates.at(-1)
  const shown = newest ? summary(templates.length, months[firstMonth(newest)]!) : none
  return (
    <ChartSection title={title} summary={shown}>
      {templates.length > 0 && (
        <SpanTable
          title={title}
          head={[template, words.period, words.emails]}
          spans={spansOf(templates, months, (_, at) => name(at + 1))}
        />
      )}
    </ChartSection>
  )
}

const QUARTER = 3
const COLORS = 6

export function Palette({ analytics }: Props) {
  const { title, summary, quarter, colors: heading } = words.palette
  const total = sum(analytics.colors.map((usage) => usage.total))
  if (total < ENOUGH) return <TooFew title={title}>{words.tooFewOf(total)}</TooFew>
  const months = monthsOf(analytics)
  const quarters = Array.from({ length: months.length / QUARTER }, (_, at) => {
    const colors = analytics.colors
      .map(({ name, counts }) => ({
        color: name,
        share: sum(counts.slice(at * QUARTER, (at + 1) * QUARTER)),
      }))
      .filter(({ share }) => share > 0)
      .toSorted((a, b) => b.share - a.share)
      .slice(0, COLORS)
    const first = months[at * QUARTER]!
    return { name: `${longMonth(first)} to ${longMonth(months[at * QUARTER + QUARTER - 1]!)}`, first, colors }
  })
  return (
    <ChartFigure
      title={title}
      summary={summary}
      tableLabel={words.table}
      table={{
        head: [quarter, heading],
        rows: quarters.map(({ name, colors }) => ({
          name,
          cells: [colors.map(({ color }) => color).join(' ')],
        })),
      }}
    >
      <PaletteChart
        columns={quarters.map(({ name, first, colors }) => ({ name, colors, tick: quarterTick(first) }))}
      />
    </ChartFigure>
  )
}

/** `Feb 2026`: quarters begin in any month, because the last one ends with the newest email. */
function quarterTick(first: PlainMonth): string {
  return `${longMonth(first).slice(0, 3)} ${first.slice(2, 4)}`
}
