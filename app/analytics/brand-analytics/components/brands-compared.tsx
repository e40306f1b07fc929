import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { BrandCard } from '#app/gallery/brands/queries.server.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Field, Input } from '#app/platform/ui/field.tsx'
import { TooFew } from '#app/platform/ui/charts/chart-figure.tsx'
import { asOf, analyticsCopy } from '../copy.ts'
import { sum } from '../histogram.ts'
import { COMPARED_MAX, ENOUGH } from '../metrics.ts'
import { longMonth, monthTick } from '../periods.ts'
import type { Analytics } from '../queries.server.ts'
import { CompareStart } from './compare-start.tsx'
import { CountChart } from './count-chart.tsx'
import { MostUsedWords, SubjectLengths } from './content-charts.tsx'
import { brandAnalyticsPath, comparePath } from './metric-links.ts'
import { KeyNumbersCompared } from './key-metrics.tsx'
import { DiscountDepth } from './offer-charts.tsx'
import { Platforms } from './platform-chart.tsx'
import { WeekdaysAndHours } from './time-charts.tsx'

const words = analyticsCopy.compared

type Compared = { slug: string; name: string; analytics: Analytics | null }

type BrandsComparedProps = {
  brands: Compared[]
  /** A requested slug that is no brand. */
  unknown: string | null
  countedAt: Date
  /** To choose from while fewer than two are compared. */
  largest: BrandCard[]
}

export function BrandsCompared({ brands, unknown, countedAt, largest }: BrandsComparedProps) {
  const known = brands.flatMap(({ analytics, ...brand }) => (analytics ? [{ ...brand, analytics }] : []))
  const mostInAMonth = Math.max(
    0,
    ...known.flatMap(({ analytics }) => analytics.months.map((month) => month.total)),
  )
  return (
    <>
      <Choice brands={brands} unknown={unknown} />
      {brands.length < 2 && <CompareStart chosen={brands[0]?.slug} brands={largest} />}
      {known.length > 0 && <KeyNumbersCompared brands={known} />}
      {ROWS.filter(({ has }) => known.some(({ analytics }) => has(analytics))).map(({ title, chart }) => (
        <section key={title} className="analytics-section">
          <h2 className="type-head">{title}</h2>
          <div className={`analytics-compared analytics-compared-${known.length}`}>
            {known.map((brand) => (
              <div key={brand.slug}>{chart(brand, mostInAMonth)}</div>
            ))}
          </div>
        </section>
      ))}
      {known.length > 0 && (
        <p className="analytics-method">
          {analyticsCopy.method} {asOf(countedAt)}
        </p>
      )}
    </>
  )
}

type Known = Compared & { analytics: Analytics }

type Row = {
  title: string
  has: (analytics: Analytics) => boolean
  chart: (brand: Known, mostInAMonth: number) => ReactNode
}

const ROWS: Row[] = [
  {
    title: analyticsCopy.months.plain,
    has: () => true,
    chart: ({ name, analytics }, top) => <Months title={name} analytics={analytics} top={top} />,
  },
  {
    title: analyticsCopy.hours.title,
    has: () => true,
    chart: ({ name, analytics }) => <WeekdaysAndHours title={name} analytics={analytics} />,
  },
  {
    title: analyticsCopy.depth.title,
    has: ({ offers }) => offers.some(({ depths }) => depths.length > 0),
    chart: ({ name, analytics }) => <DiscountDepth title={name} analytics={analytics} />,
  },
  {
    title: analyticsCopy.subjects.title,
    has: () => true,
    chart: ({ name, analytics }) => <SubjectLengths title={name} analytics={analytics} />,
  },
  {
    title: analyticsCopy.words.title,
    has: () => true,
    chart: ({ name, slug, analytics }) => (
      <MostUsedWords
        title={name}
        analytics={analytics}
        scope={{ filter: 'brand', slug }}
        except={name}
        most={COMPARED_WORDS}
      />
    ),
  },
  {
    title: analyticsCopy.platforms.title,
    has: ({ platforms }) => platforms.some(({ name }) => name !== ''),
    chart: ({ name, analytics }) => <Platforms title={name} analytics={analytics} />,
  },
]

const COMPARED_WORDS = 8

type MonthsProps = { title: string; analytics: Analytics; top: number }

/** All brands share one scale. */
function Months({ title, analytics: { months }, top }: MonthsProps) {
  const total = sum(months.map((month) => month.total))
  if (total < ENOUGH) return <TooFew title={title}>{analyticsCopy.tooFewOf(total)}</TooFew>
  const most = months.toSorted((a, b) => b.total - a.total)[0]!
  return (
    <CountChart
      title={title}
      summary={analyticsCopy.months.summary(total, most.month, most.total)}
      head={[analyticsCopy.month, analyticsCopy.emails]}
      height={110}
      top={top}
      columns={months.map((month) => ({
        name: longMonth(month.month),
        tick: monthTick(month.month),
        count: month.total,
      }))}
    />
  )
}

/** The chosen brands, each with a link that removes it, and a form to add one. */
function Choice({ brands, unknown }: Pick<BrandsComparedProps, 'brands' | 'unknown'>) {
  const isFull = brands.length >= COMPARED_MAX
  return (
    <div className="analytics-choice">
      {brands.length > 0 && (
        <ul>
          {brands.map(({ slug, name, analytics }) => (
            <li key={slug}>
              <a href={brandAnalyticsPath(slug)}>{name}</a>
              {!analytics && <span>{words.few}</span>}
              <a
                href={comparePath(brands.map((brand) => brand.slug).filter((other) => other !== slug))}
                aria-label={words.remove(name)}
              >
                ×
              </a>
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="plot-summary">{words.full}</p>
      ) : (
        <form method="get" action={href('/compare')}>
          {brands.map(({ slug }) => (
            <input key={slug} type="hidden" name="brand" value={slug} />
          ))}
          <Field label={words.add} error={unknown && words.unknown(unknown)}>
            {(control) => <Input name="brand" maxLength={80} autoComplete="off" {...control} />}
          </Field>
          <Button type="submit">{words.button}</Button>
        </form>
      )}
    </div>
  )
}
