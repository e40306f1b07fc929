import { percentOf } from '#app/features/figures/copy.ts'
import { ENOUGH } from '#app/features/figures/figures.ts'
import { reportCopy as words } from '../copy.ts'
import { medianOf, type Report } from '../report.ts'
import { SIZE_STEP, SUBJECT_STEP } from '../report-facts.ts'
import { emailsBehind } from './report-links.ts'

/** The numbers that people remember, each with the emails behind it; those of too few are left out. */
export function ReportKeys({ report }: { report: Report }) {
  const { traits, known } = report
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
    { name: key.clipped, value: share(traits.get('clipped')!, known), fact: 'clipped' },
    { name: key.dark, value: share(traits.get('dark')!, known), fact: 'dark' },
    { name: key.alt, value: share(traits.get('without-alt')!, traits.get('images')!), fact: 'without-alt' },
    { name: key.offer, value: share(traits.get('offer')!, known), fact: 'offer' },
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
