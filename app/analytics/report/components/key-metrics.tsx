import { percentOf } from '#app/analytics/brand-analytics/copy.ts'
import { BehindNumber } from '#app/analytics/brand-analytics/components/key-metrics.tsx'
import { type Histogram, medianOf, sizeOf } from '#app/analytics/brand-analytics/histogram.ts'
import { ENOUGH } from '#app/analytics/brand-analytics/metrics.ts'
import { reportCopy as words } from '../copy.ts'
import type { Report } from '../report.ts'
import { type Attribute, DEPTH_STEP, SIZE_MAX, SIZE_STEP, SUBJECT_STEP } from '../report-attributes.ts'
import { emailsBehind } from './report-links.ts'

/** The key numbers, each with a link to its emails; those with too few emails are left out. */
export function ReportKeyMetrics({ report }: { report: Report }) {
  const { attributes, known, emails, sizes, depths, subjects } = report
  const { key } = words
  const ofKnown = (attribute: Attribute, of = known) => ({
    value: percentOf(attributes.get(attribute)!, of),
    n: of,
    fact: attribute,
  })
  const median = (histogram: Histogram, text: (value: number) => string, fact: (value: number) => string) => {
    const value = medianOf(histogram) ?? 0
    return { value: text(value), n: sizeOf(histogram), fact: fact(value) }
  }
  const numbers = [
    { name: key.emails, value: emails.toLocaleString('en'), n: null, fact: 'all' },
    {
      name: key.size,
      ...median(
        sizes,
        (size) => words.sizes.size(size, SIZE_MAX),
        (size) => `size-${stepOf(size, SIZE_STEP)}`,
      ),
    },
    { name: key.clipped, ...ofKnown('clipped') },
    { name: key.dark, ...ofKnown('dark') },
    { name: key.alt, ...ofKnown('without-alt', attributes.get('images')) },
    { name: key.offer, ...ofKnown('offer') },
    {
      name: key.depth,
      ...median(
        depths,
        (depth) => `${depth}%`,
        (depth) => `depth-${stepOf(depth, DEPTH_STEP)}`,
      ),
    },
    { name: key.subject, ...median(subjects, String, (length) => `subject-${stepOf(length, SUBJECT_STEP)}`) },
  ]
  return (
    <dl className="key-numbers report-keys">
      {numbers.map(
        ({ name, value, n, fact }) =>
          (n === null || n >= ENOUGH) && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <a href={emailsBehind(fact, report)} rel="nofollow">
                  {value}
                </a>{' '}
                <BehindNumber n={n} />
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

function stepOf(value: number, step: number): number {
  return Math.floor(value / step) * step
}
