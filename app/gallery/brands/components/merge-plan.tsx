import { formatNumber } from '#app/platform/lib/format.ts'
import { adminCopy } from '../admin-copy.ts'
import type { BrandSummary } from '../brand-summary.ts'
import type { MergeCounts } from '../merge.server.ts'
import { brandPath } from './brand-path.ts'
import { BrandTile } from './brand-tile.tsx'

const words = adminCopy.merge

type MergePlanProps = { from: BrandSummary; into: BrandSummary; counts: MergeCounts }

export function MergePlan({ from, into, counts }: MergePlanProps) {
  const rows = [
    { name: words.emails, count: counts.emails },
    { name: words.followers, count: counts.followers },
    {
      name: words.entries,
      count: counts.entries,
      note: counts.doubles > 0 ? words.doubles(counts.doubles) : null,
    },
    { name: words.domains, count: counts.domains },
    { name: words.addresses, count: counts.addresses },
    { name: words.rules, count: counts.rules },
  ]
  return (
    <div className="shelf-clip">
      <div className="flex items-end gap-6 pt-9 max-sm:gap-4">
        <div className="opacity-60 grayscale-50">
          <BrandTile brand={from} />
        </div>
        <p aria-hidden="true" className="self-center font-display text-[2.5rem]/none text-ink-faint">
          →
        </p>
        <BrandTile brand={into} />
      </div>
      <div className="shelf-edge" />
      <h2 className="mt-8 type-name">{words.moves}</h2>
      <dl className="mt-3">
        {rows.map(({ name, count, note }) => (
          <div key={name} className="flex items-baseline gap-4 border-b border-line py-2.5 type-body">
            <dt className="min-w-0 flex-1">
              {name}
              {note && <span className="block type-small text-ink-soft">{note}</span>}
            </dt>
            <dd className={count === 0 ? 'text-ink-faint tabular-nums' : 'font-medium tabular-nums'}>
              {formatNumber(count)}
            </dd>
          </div>
        ))}
        <div className="flex items-baseline gap-4 border-b border-line py-2.5 type-body">
          <dt className="flex-1">{words.redirects}</dt>
          <dd className="min-w-0 text-right break-words type-small text-ink-soft">
            {counts.slugs.map(brandPath).join(', ')} → {brandPath(into.slug)}
          </dd>
        </div>
      </dl>
      <p className="mt-4 type-small text-ink-soft">{words.stays(into.name)}</p>
    </div>
  )
}
