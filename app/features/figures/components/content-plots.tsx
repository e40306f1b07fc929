import { languageName } from '#app/lib/language-name.ts'
import { ColumnPlot } from '#app/ui/plots/column-plot.tsx'
import { PlotFigure, TooFew } from '#app/ui/plots/plot-figure.tsx'
import { ShareTable } from '#app/ui/plots/share-table.tsx'
import { emailCount, figuresCopy as words } from '../copy.ts'
import { ENOUGH } from '../figures.ts'
import { quartiles, sizeOf } from '../histogram.ts'
import type { Figures } from '../queries.server.ts'
import { emailsPath, type Scope, searchPath } from './figure-links.ts'

const STEP = 10

type SubjectLengthsProps = {
  figures: Pick<Figures, 'subjects'>
  /** By default what it shows. */
  title?: string
}

export function SubjectLengths({ figures: { subjects }, title = words.subjects.title }: SubjectLengthsProps) {
  const total = sizeOf(subjects)
  const range = quartiles(subjects)
  const { summary, characters } = words.subjects
  if (!range || total < ENOUGH) return <TooFew title={title}>{words.tooFewOf(total)}</TooFew>
  const last = Math.max(...subjects.map(({ value }) => value))
  const columns = Array.from({ length: last / STEP + 1 }, (_, at) => ({
    from: at * STEP,
    count: subjects.find(({ value }) => value === at * STEP)?.count ?? 0,
  }))
  const name = (from: number) => `${from} to ${from + STEP - 1}`
  return (
    <PlotFigure
      title={title}
      summary={summary(range.median, range.low, range.high + STEP - 1)}
      tableLabel={words.table}
      table={{
        head: [characters, words.emails],
        rows: columns.map(({ from, count }) => ({ name: name(from), cells: [count] })),
      }}
    >
      <ColumnPlot
        height={120}
        columns={columns.map(({ from, count }) => ({
          name: `${name(from)} ${characters.toLowerCase()}: ${emailCount(count)}`,
          tick: from % (columns.length > 12 ? 40 : 20) === 0 ? String(from) : undefined,
          parts: [{ value: count, tone: 1 }],
        }))}
      />
    </PlotFigure>
  )
}

/** As many as stand beside the lengths and the traits. */
const WORDS = 22

type MostUsedWordsProps = {
  figures: Pick<Figures, 'words' | 'emails'>
  scope: Scope
  /** A brand's own name says nothing about it. */
  except?: string
  title?: string
  most?: number
}

export function MostUsedWords({
  figures,
  scope,
  except = '',
  title = words.words.title,
  most = WORDS,
}: MostUsedWordsProps) {
  const { word: heading } = words.words
  if (figures.emails < ENOUGH) return <TooFew title={title}>{words.tooFewOf(figures.emails)}</TooFew>
  const own = except.toLowerCase()
  const shown = figures.words.filter(({ word }) => !own.includes(word)).slice(0, most)
  return (
    <section className="plot">
      <h3 className="plot-title">{title}</h3>
      <ShareTable
        title={title}
        head={[heading, words.emails]}
        shares={shown.map(({ word, count }) => ({ name: word, count, href: searchPath(scope, word) }))}
      />
    </section>
  )
}

/** How many emails have each trait, the most frequent first. */
export function Traits({ figures: { traits } }: { figures: Pick<Figures, 'traits'> }) {
  const known = traits.get('facts') ?? 0
  const { title, summary, trait: heading, names } = words.traits
  if (known < ENOUGH) return <TooFew title={title}>{words.tooFewOf(known)}</TooFew>
  const shares = Object.entries(names)
    .map(([trait, name]) => ({ name, count: traits.get(trait) ?? 0 }))
    .toSorted((a, b) => b.count - a.count)
  return (
    <section className="plot">
      <h3 className="plot-title">{title}</h3>
      <p className="plot-summary">{summary(known)}</p>
      <ShareTable
        title={title}
        head={[heading, words.offers.share]}
        shares={shares}
        whole={known}
        format={(count) => `${Math.round((count / known) * 100)}%`}
      />
    </section>
  )
}

/** How many of the emails that a browser has checked have no serious finding. */
export function Checked({ figures: { traits }, scope }: { figures: Pick<Figures, 'traits'>; scope: Scope }) {
  const checked = traits.get('checked') ?? 0
  if (checked < ENOUGH) return null
  const clean = traits.get('clean') ?? 0
  const { title, summary, emails } = words.checks
  return (
    <section className="plot">
      <h3 className="plot-title">{title}</h3>
      <p className="plot-summary">{summary(clean, checked)}</p>
      {clean > 0 && (
        <p className="figure-links">
          <a href={emailsPath(scope, { checks: 'clean' })} rel="nofollow">
            {emails}
          </a>
        </p>
      )}
    </section>
  )
}

const LANGUAGES = 8

/** Only where there is more than one. */
export function Languages({ figures: { languages } }: { figures: Pick<Figures, 'languages'> }) {
  if (languages.length < 2) return null
  const { title, language: heading } = words.languages
  return (
    <section className="plot">
      <h3 className="plot-title">{title}</h3>
      <ShareTable
        title={title}
        head={[heading, words.emails]}
        shares={languages
          .slice(0, LANGUAGES)
          .map(({ language, count }) => ({ name: languageName(language), count }))}
      />
    </section>
  )
}
