import { platformName } from '#app/inspection/attributes/platforms.ts'
import { ChartSection, TooFew } from '#app/platform/ui/charts/chart-figure.tsx'
import { SpanTable } from '#app/platform/ui/charts/span-table.tsx'
import { analyticsCopy as words } from '../copy.ts'
import { sum } from '../histogram.ts'
import { ENOUGH } from '../metrics.ts'
import { monthYear, type PlainMonth } from '../periods.ts'
import type { Analytics, Usage } from '../queries.server.ts'

/** The maximum rows of the table. */
const ROWS = 8

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
  const months = analytics.months.map(({ month }) => month)
  return (
    <ChartSection title={title} summary={platformSummary(known, months)}>
      <SpanTable
        title={title}
        head={[platform, words.period, words.emails]}
        spans={analytics.platforms.slice(0, ROWS).map(({ name, counts, total: uses }) => ({
          name: name ? platformName(name) : unknown,
          counts,
          total: uses,
          period: periodText(counts, months),
        }))}
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

function periodText(counts: number[], months: PlainMonth[]): string {
  const first = months[counts.findIndex((count) => count > 0)]!
  const last = months[counts.findLastIndex((count) => count > 0)]!
  return first === last ? monthYear(first) : `${monthYear(first)} to ${monthYear(last)}`
}
