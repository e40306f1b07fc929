import { formatNumber } from '#app/platform/lib/format.ts'
import { dayCount, analyticsCopy as words, oneDigit, percentOf } from '../copy.ts'
import { ENOUGH } from '../metrics.ts'
import { type Histogram, medianOf, sizeOf, sum, together } from '../histogram.ts'
import type { Analytics } from '../queries.server.ts'

/** A key number; `n` is the number of emails behind it, null where it is that number. */
type KeyNumber = { name: string; value: string; n: number | null }

/** The key numbers with their names; those with too few emails are left out. */
function keyNumbers(analytics: Analytics): KeyNumber[] {
  const { key } = words
  const { emails, offers, subjects, longestGap, weeks, months } = analytics
  const known = sum(offers.map((month) => month.known))
  const depths = together(offers.map((month) => month.depths))
  const discounts = sizeOf(depths)
  const lastYear = sum(weeks.flat().map(({ count }) => count))
  const dated = sum(months.map(({ total }) => total))
  return [
    { name: key.emails, value: formatNumber(emails), n: null },
    { name: key.weekly, value: oneDigit(lastYear / weeks.length), n: lastYear },
    { name: key.offers, value: percentOf(sum(offers.map((month) => month.offers)), known), n: known },
    { name: key.depth, value: `${medianOf(depths)}%`, n: discounts },
    { name: key.subject, value: String(medianOf(subjects)), n: sizeOf(subjects) },
    { name: key.longestGap, value: longestGap === null ? null : dayCount(longestGap), n: dated },
  ].flatMap(({ name, value, n }) =>
    value === null || (n !== null && n < ENOUGH) ? [] : [{ name, value, n }],
  )
}

/** What the report of the whole gallery says besides. */
function reportNumbers({ attributes }: Analytics, sizes: Histogram): KeyNumber[] {
  const { key } = words.report
  const countOf = (attribute: string) => attributes.get(attribute) ?? 0
  const share = (attribute: string, of: string) => {
    return { value: percentOf(countOf(attribute), countOf(of)), n: countOf(of) }
  }
  return [
    { name: key.size, value: words.sizes.size(medianOf(sizes) ?? 0), n: sizeOf(sizes) },
    { name: key.clipped, ...share('clipped', 'known') },
    { name: key.dark, ...share('dark', 'known') },
    { name: key.alt, ...share('without-alt', 'images') },
  ].filter(({ n }) => n >= ENOUGH)
}

type KeyNumbersComparedProps = { brands: { slug: string; name: string; analytics: Analytics }[] }

export function KeyNumbersCompared({ brands }: KeyNumbersComparedProps) {
  const all = brands.map(
    ({ analytics }) => new Map(keyNumbers(analytics).map((number) => [number.name, number])),
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
                <td key={slug}>
                  {all[at]!.get(name)?.value ?? '–'} <BehindNumber n={all[at]!.get(name)?.n ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export function KeyMetrics({ analytics, sizes }: { analytics: Analytics; sizes: Histogram | undefined }) {
  const numbers = [...keyNumbers(analytics), ...(sizes ? reportNumbers(analytics, sizes) : [])]
  return (
    <dl className="key-numbers">
      {numbers.map(({ name, value, n }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value} <BehindNumber n={n} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** How many emails were counted for a number. */
function BehindNumber({ n }: Pick<KeyNumber, 'n'>) {
  return n !== null && <small className="plot-n">{words.n(n)}</small>
}
