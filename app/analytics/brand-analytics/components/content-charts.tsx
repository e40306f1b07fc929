import { languageName } from '#app/platform/lib/language-name.ts'
import { ChartSection, TooFew } from '#app/platform/ui/charts/chart-figure.tsx'
import { ShareTable } from '#app/platform/ui/charts/share-table.tsx'
import { analyticsCopy as words } from '../copy.ts'
import { ENOUGH } from '../metrics.ts'
import { type Histogram, quartiles, sizeOf } from '../histogram.ts'
import type { Analytics } from '../queries.server.ts'
import { StepChart } from './count-chart.tsx'
import { emailsPath, type Scope, searchPath } from './metric-links.ts'

const STEP = 10

type SubjectLengthsProps = {
  analytics: Pick<Analytics, 'subjects'>
  /** The usual title by default. */
  title?: string
}

export function SubjectLengths({
  analytics: { subjects },
  title = words.subjects.title,
}: SubjectLengthsProps) {
  const total = sizeOf(subjects)
  const range = quartiles(subjects)
  const { summary, characters } = words.subjects
  if (!range || total < ENOUGH) return <TooFew title={title}>{words.tooFewOf(total)}</TooFew>
  return (
    <StepChart
      title={title}
      summary={summary(range.median, range.low, range.high, total)}
      heading={characters}
      histogram={subjects}
      step={STEP}
      nameOf={(from) => `${from} to ${from + STEP - 1}`}
    />
  )
}

/** As many as fit beside the lengths and the attributes. */
const WORDS = 22

type MostUsedWordsProps = {
  analytics: Pick<Analytics, 'words' | 'emails'>
  scope: Scope | null
  /** A brand's own name, which tells nothing about its subjects. */
  except?: string
  title?: string
  most?: number
}

export function MostUsedWords({
  analytics,
  scope,
  except = '',
  title = words.words.title,
  most = WORDS,
}: MostUsedWordsProps) {
  const { word: heading } = words.words
  if (analytics.emails < ENOUGH) return <TooFew title={title}>{words.tooFewOf(analytics.emails)}</TooFew>
  const own = except.toLowerCase()
  const shown = analytics.words.filter(({ word }) => !own.includes(word)).slice(0, most)
  if (shown.length === 0) return <TooFew title={title}>{words.words.none}</TooFew>
  return (
    <ChartSection title={title}>
      <ShareTable
        title={title}
        head={[heading, words.emails]}
        shares={shown.map(({ word, count }) => ({ name: word, count, href: searchPath(scope, word) }))}
      />
    </ChartSection>
  )
}

export function Attributes({ analytics: { attributes } }: { analytics: Pick<Analytics, 'attributes'> }) {
  const known = attributes.get('known') ?? 0
  const { title, summary, attribute: heading, names } = words.attributes
  if (known < ENOUGH) return <TooFew title={title}>{words.tooFewOf(known)}</TooFew>
  const shares = Object.entries(names)
    .map(([attribute, name]) => ({ name, count: attributes.get(attribute) ?? 0 }))
    .toSorted((a, b) => b.count - a.count)
  return (
    <ChartSection title={title} summary={summary(known)}>
      <ShareTable
        title={title}
        head={[heading, words.offers.share]}
        shares={shares}
        whole={known}
        format={(count) => `${Math.round((count / known) * 100)}%`}
      />
    </ChartSection>
  )
}

/** How many of the emails that a browser checked have no serious issue. */
export function Checked({
  analytics: { attributes },
  scope,
}: {
  analytics: Pick<Analytics, 'attributes'>
  scope: Scope | null
}) {
  const checked = attributes.get('checked') ?? 0
  if (checked < ENOUGH) return null
  const clean = attributes.get('clean') ?? 0
  const { title, summary, emails } = words.checks
  return (
    <ChartSection title={title} summary={summary(clean, checked)}>
      {clean > 0 && (
        <p className="analytics-links">
          <a href={emailsPath(scope, { checks: 'clean' })} rel="nofollow">
            {emails}
          </a>
        </p>
      )}
    </ChartSection>
  )
}

const LANGUAGES = 8

/** Shown only where there is more than one language. */
export function Languages({ analytics: { languages } }: { analytics: Pick<Analytics, 'languages'> }) {
  if (languages.length < 2) return null
  const { title, language: heading } = words.languages
  return (
    <ChartSection title={title}>
      <ShareTable
        title={title}
        head={[heading, words.emails]}
        shares={languages
          .slice(0, LANGUAGES)
          .map(({ language, count }) => ({ name: languageName(language), count }))}
      />
    </ChartSection>
  )
}

/** Of the HTML, in kB; the last column has all larger ones. */
export function Sizes({ sizes }: { sizes: Histogram }) {
  const { title, summary, unit, size, step } = words.sizes
  const range = quartiles(sizes)
  const total = sizeOf(sizes)
  if (!range || total < ENOUGH) return <TooFew title={title}>{words.tooFewOf(total)}</TooFew>
  return (
    <StepChart
      title={title}
      summary={summary(size(range.low), size(range.median), size(range.high), total)}
      heading={unit}
      unit={unit}
      histogram={sizes}
      step={STEP}
      nameOf={(from) => step(from, STEP)}
    />
  )
}
