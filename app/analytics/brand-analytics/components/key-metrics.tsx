import { dayCount, analyticsCopy as words, percentOf } from '../copy.ts'
import { ENOUGH } from '../metrics.ts'
import { quantile, sizeOf, sum, together } from '../histogram.ts'
import type { Analytics } from '../queries.server.ts'

/** The key numbers with their names; those with too few emails are left out. */
function keyNumbers(analytics: Analytics): { name: string; value: string }[] {
  const { key } = words
  const { offers, subjects, longestGap, weeks } = analytics
  const known = sum(offers.map((month) => month.known))
  const depths = together(offers.map((month) => month.depths))
  const subject = quantile(subjects, 0.5)
  const lastYear = sum(weeks.flat().map(({ count }) => count))
  return [
    { name: key.emails, value: analytics.emails.toLocaleString('en') },
    { name: key.weekly, value: lastYear < ENOUGH ? null : oneDigit(lastYear / weeks.length) },
    {
      name: key.offers,
      value: known < ENOUGH ? null : percentOf(sum(offers.map((month) => month.offers)), known),
    },
    { name: key.depth, value: sizeOf(depths) < ENOUGH ? null : `${quantile(depths, 0.5)}%` },
    { name: key.subject, value: subject === null ? null : String(subject) },
    { name: key.longestGap, value: longestGap === null ? null : dayCount(longestGap) },
  ].flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]))
}

type KeyNumbersComparedProps = { brands: { slug: string; name: string; analytics: Analytics }[] }

export function KeyNumbersCompared({ brands }: KeyNumbersComparedProps) {
  const all = brands.map(
    ({ analytics }) => new Map(keyNumbers(analytics).map(({ name, value }) => [name, value])),
  )
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach what scrolls
      tabIndex={0}
      aria-label={words.compared.numbers}
      className="plot-scroll plot-keys"
    >
      <table className="plot-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{words.compared.numbers}</span>
            </th>
            {brands.map(({ slug, name }) => (
              <th key={slug} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.values(words.key).map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {brands.map(({ slug }, at) => (
                <td key={slug}>{all[at]!.get(name) ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export function KeyMetrics({ analytics }: { analytics: Analytics }) {
  return (
    <dl className="key-numbers">
      {keyNumbers(analytics).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function oneDigit(value: number): string {
  return value.toFixed(value < 10 ? 1 : 0)
}
