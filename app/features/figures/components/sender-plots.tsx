import { platformName } from '#app/features/facts/platforms.ts'
import { PalettePlot } from '#app/ui/plots/palette-plot.tsx'
import { PlotFigure, TooFew } from '#app/ui/plots/plot-figure.tsx'
import { SpanTable } from '#app/ui/plots/span-table.tsx'
import { figuresCopy as words } from '../copy.ts'
import { ENOUGH } from '../figures.ts'
import { longMonth, monthYear, type PlainMonth } from '../periods.ts'
import type { Figures, SenderFigures, Usage } from '../queries.server.ts'
import { sum } from './time-plots.tsx'

type Props = { figures: SenderFigures }

/** Most rows of a table. */
const ROWS = 8

function monthsOf({ months }: Figures): PlainMonth[] {
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
  figures: Figures
  /** By default what it shows. */
  title?: string
}

export function Platforms({ figures, title = words.platforms.title }: PlatformsProps) {
  const { platform, unknown } = words.platforms
  const known = figures.platforms.filter(({ name }) => name !== '')
  const total = sum(known.map((usage) => usage.total))
  if (total < ENOUGH) return <TooFew title={title}>{words.tooFewOf(total)}</TooFew>
  const months = monthsOf(figures)
  return (
    <section className="plot">
      <h3 className="plot-title">{title}</h3>
      <p className="plot-summary">{platformSummary(known, months)}</p>
      <SpanTable
        title={title}
        head={[platform, words.period, words.emails]}
        spans={spansOf(figures.platforms, months, ({ name }) => (name ? platformName(name) : unknown))}
      />
    </section>
  )
}

/** Says so where one platform took over from another. */
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

export function SenderNames({ figures }: Props) {
  const { title, sender } = words.senders
  const total = sum(figures.senders.map((usage) => usage.total))
  if (total < ENOUGH) return <TooFew title={title}>{words.tooFewOf(total)}</TooFew>
  return (
    <section className="plot">
      <h3 className="plot-title">{title}</h3>
      <SpanTable
        title={title}
        head={[sender, words.period, words.emails]}
        spans={spansOf(figures.senders, monthsOf(figures), ({ name }) => name)}
      />
    </section>
  )
}

/** A structure used less often is an email of its own, not a template. */
const TEMPLATE_USES = 3

/** A new template is a redesign. */
export function Redesigns({ figures }: Props) {
  const { title, template, name, summary, none } = words.templates
  const total = sum(figures.skeletons.map((usage) => usage.total))
  if (total < ENOUGH) return <TooFew title={title}>{words.tooFewOf(total)}</TooFew>
  const months = monthsOf(figures)
  const templates = figures.skeletons
    .filter((usage) => usage.total >= TEMPLATE_USES)
    .slice(0, ROWS)
    .toSorted((a, b) => firstMonth(a) - firstMonth(b))
  return (
    <section className="plot">
      <h3 className="plot-title">{title}</h3>
      <p className="plot-summary">
        {templates.length === 0 ? none : summary(templates.length, months[firstMonth(templates.at(-1)!)]!)}
      </p>
      {templates.length > 0 && (
        <SpanTable
          title={title}
          head={[template, words.period, words.emails]}
          spans={spansOf(templates, months, (_, at) => name(at + 1))}
        />
      )}
    </section>
  )
}

const QUARTER = 3
const COLORS = 6

export function Palette({ figures }: Props) {
  const { title, summary, quarter, colors: heading } = words.palette
  const total = sum(figures.colors.map((usage) => usage.total))
  if (total < ENOUGH) return <TooFew title={title}>{words.tooFewOf(total)}</TooFew>
  const months = monthsOf(figures)
  const quarters = Array.from({ length: months.length / QUARTER }, (_, at) => {
    const colors = figures.colors
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
    <PlotFigure
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
      <PalettePlot
        columns={quarters.map(({ name, first, colors }) => ({ name, colors, tick: quarterTick(first) }))}
      />
    </PlotFigure>
  )
}

/** `Feb 2026`: quarters begin in any month, because the last one ends with the newest email. */
function quarterTick(first: PlainMonth): string {
  return `${longMonth(first).slice(0, 3)} ${first.slice(2, 4)}`
}
