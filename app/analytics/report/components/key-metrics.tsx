import { percentOf } from '#app/analytics/brand-analytics/copy.ts'
import { ENOUGH } from '#app/analytics/brand-analytics/metrics.ts'
import { reportCopy as words } from '../copy.ts'
import { medianOf, type Report } from '../report.ts'
import { SIZE_STEP, SUBJECT_STEP } from '../report-attributes.ts'
import { emailsBehind } from './report-links.ts'

/** The key numbers, each with a link to its emails; those with too few emails are left out. */
export function ReportKeyMetrics({ report }: { report: Report }) {
  const { attributes, known } = report
  const [size, depth, subject] = [report.sizes, report.depths, report.subjects].map(medianOf)
  const { key } = words
  const share = (count: number, of: number) => (of < ENOUGH ? null : percentOf(count, of))
  const numbers = [
    { name: key.emails, value: report.emails.toLocaleString('en'), fact: 'all' },
    {
      name: key.size,
      value: size === null ? null : `${size}–${size! + SIZE_STEP - 1} kB`,
      fact: `size-${size}`,
    },
    { name: key.clipped, value: share(attributes.get('clipped')!, known), fact: 'clipped' },
    { name: key.dark, value: share(attributes.get('dark')!, known), fact: 'dark' },
    {
      name: key.alt,
      value: share(attributes.get('without-alt')!, attributes.get('images')!),
      fact: 'without-alt',
    },
    { name: key.offer, value: share(attributes.get('offer')!, known), fact: 'offer' },
    { name: key.depth, value: depth === null ? null : `${depth}%`, fact: `percent-${depth}` },
    {
      name: key.subject,
      value: subject === null ? null : `${subject}–${subject! + SUBJECT_STEP - 1}`,
      fact: `subject-${subject}`,
    },
  ]
  return (
    <dl className="key-numbers report-keys">
      {numbers.map(
        ({ name, value, fact }) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <a href={emailsBehind(fact, report)} rel="nofollow">
                  {value}
                </a>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
