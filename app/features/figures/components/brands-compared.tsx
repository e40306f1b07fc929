import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { ColumnPlot } from '#app/ui/plots/column-plot.tsx'
import { PlotFigure, TooFew } from '#app/ui/plots/plot-figure.tsx'
import { emailCount, figuresCopy } from '../copy.ts'
import { COMPARED_MAX, ENOUGH } from '../figures.ts'
import { longMonth, monthTick } from '../periods.ts'
import type { Figures } from '../queries.server.ts'
import { MostUsedWords, SubjectLengths } from './content-plots.tsx'
import { brandFiguresPath, comparePath } from './figure-links.ts'
import { KeyNumbersCompared } from './key-numbers.tsx'
import { DiscountDepth } from './offer-plots.tsx'
import { Platforms } from './sender-plots.tsx'
import { sum, WeekdaysAndHours } from './time-plots.tsx'

const words = figuresCopy.compared

type Compared = { slug: string; name: string; figures: Figures | null }

type BrandsComparedProps = {
  brands: Compared[]
  /** What was asked for and is no brand. */
  unknown: string | null
}

/** Brands side by side: the same plots in one row each. */
export function BrandsCompared({ brands, unknown }: BrandsComparedProps) {
  const known = brands.flatMap(({ figures, ...brand }) => (figures ? [{ ...brand, figures }] : []))
  const mostInAMonth = Math.max(
    0,
    ...known.flatMap(({ figures }) => figures.months.map((month) => month.total)),
  )
  return (
    <>
      <Choice brands={brands} unknown={unknown} />
      {known.length > 0 && <KeyNumbersCompared brands={known} />}
      {ROWS.filter(({ has }) => known.some(({ figures }) => has(figures))).map(({ title, plot }) => (
        <section key={title} className="figure-section">
          <h2 className="type-head">{title}</h2>
          <div className="figure-compared">
            {known.map((brand) => (
              <div key={brand.slug}>{plot(brand, mostInAMonth)}</div>
            ))}
          </div>
        </section>
      ))}
      {known.length > 0 && <p className="figure-method">{figuresCopy.method}</p>}
    </>
  )
}

type Known = Compared & { figures: Figures }

type Row = {
  title: string
  has: (figures: Figures) => boolean
  plot: (brand: Known, mostInAMonth: number) => ReactNode
}

const ROWS: Row[] = [
  {
    title: figuresCopy.months.plain,
    has: () => true,
    plot: ({ name, figures }, top) => <Months title={name} figures={figures} top={top} />,
  },
  {
    title: figuresCopy.hours.title,
    has: () => true,
    plot: ({ name, figures }) => <WeekdaysAndHours title={name} figures={figures} />,
  },
  {
    title: figuresCopy.depth.title,
    has: ({ offers }) => offers.some(({ depths }) => depths.length > 0),
    plot: ({ name, figures }) => <DiscountDepth title={name} figures={figures} />,
  },
  {
    title: figuresCopy.subjects.title,
    has: () => true,
    plot: ({ name, figures }) => <SubjectLengths title={name} figures={figures} />,
  },
  {
    title: figuresCopy.words.title,
    has: () => true,
    plot: ({ name, slug, figures }) => (
      <MostUsedWords
        title={name}
        figures={figures}
        scope={{ filter: 'brand', slug }}
        except={name}
        most={COMPARED_WORDS}
      />
    ),
  },
  {
    title: figuresCopy.platforms.title,
    has: ({ platforms }) => platforms.some(({ name }) => name !== ''),
    plot: ({ name, figures }) => <Platforms title={name} figures={figures} />,
  },
]

const COMPARED_WORDS = 8

type MonthsProps = { title: string; figures: Figures; top: number }

/** On the same scale for all brands. */
function Months({ title, figures: { months }, top }: MonthsProps) {
  const total = sum(months.map((month) => month.total))
  if (total < ENOUGH) return <TooFew title={title}>{figuresCopy.tooFewOf(total)}</TooFew>
  const most = months.toSorted((a, b) => b.total - a.total)[0]!
  return (
    <PlotFigure
      title={title}
      summary={figuresCopy.months.summary(total, most.month, most.total)}
      tableLabel={figuresCopy.table}
      table={{
        head: [figuresCopy.month, figuresCopy.emails],
        rows: months.map((month) => ({ name: longMonth(month.month), cells: [month.total] })),
      }}
    >
      <ColumnPlot
        height={110}
        top={top}
        columns={months.map((month) => ({
          name: `${longMonth(month.month)}: ${emailCount(month.total)}`,
          tick: monthTick(month.month),
          parts: [{ value: month.total, tone: 1 as const }],
        }))}
      />
    </PlotFigure>
  )
}

/** Which brands, with links to remove each, and a form to add one. */
function Choice({ brands, unknown }: BrandsComparedProps) {
  const isFull = brands.length >= COMPARED_MAX
  return (
    <div className="figure-choice">
      {brands.length > 0 && (
        <ul>
          {brands.map(({ slug, name, figures }) => (
            <li key={slug}>
              <a href={brandFiguresPath(slug)}>{name}</a>
              {!figures && <span>{words.few}</span>}
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
