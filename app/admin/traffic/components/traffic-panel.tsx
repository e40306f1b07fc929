import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { brandPath, emailPath } from '#app/gallery/brands/components/brand-path.ts'
import { DailyChart } from '#app/platform/ui/charts/daily-chart.tsx'
import { trafficCopy as words } from '../copy.ts'
import type { DaySeries, Traffic } from '../queries.server.ts'

/** The traffic of the site: a chart for each metric with its table, and the most frequent names. */
export function TrafficPanel({ traffic }: { traffic: Traffic }) {
  const { added, published, views, saves, follows, viewsByKind } = traffic
  const main = { views, added, published, saves, follows }
  return (
    <section aria-labelledby="traffic" className="pt-16">
      <h2 id="traffic" className="type-head">
        {words.title}
      </h2>
      <p className="mt-1.5 max-w-[620px] type-body text-ink-soft">{words.about}</p>
      <ul className="mt-8 grid gap-x-(--gutter) gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {Object.entries(main).map(([name, days]) => (
          <Chart key={name} label={words.series[name as keyof typeof main]} days={days} />
        ))}
      </ul>
      <h3 className="mt-14 type-name">{words.byKind}</h3>
      <ul className="mt-6 grid gap-x-(--gutter) gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
        {viewsByKind.map(({ kind, days }) => (
          <Chart key={kind} label={words.kinds[kind]} days={days} />
        ))}
      </ul>
      <div className="mt-14 grid gap-x-(--gutter) gap-y-12 lg:grid-cols-3">
        <Ranking title={words.topEmails} isEmpty={traffic.topEmails.length === 0}>
          {traffic.topEmails.map(({ slug, brandSlug, subject, brand, count }) => (
            <Ranked key={slug} count={count}>
              <Link to={emailPath(brandSlug, slug)} className="hover:underline underline-offset-4">
                {subject}
              </Link>
              <span className="block type-small text-ink-soft">{brand}</span>
            </Ranked>
          ))}
        </Ranking>
        <Ranking title={words.topBrands} isEmpty={traffic.topBrands.length === 0}>
          {traffic.topBrands.map(({ slug, name, count }) => (
            <Ranked key={slug} count={count}>
              <Link to={brandPath(slug)} className="hover:underline underline-offset-4">
                {name}
              </Link>
            </Ranked>
          ))}
        </Ranking>
        <Ranking
          title={words.emptySearches}
          note={words.emptySearchesNote}
          isEmpty={traffic.emptySearches.length === 0}
        >
          {traffic.emptySearches.map(({ words: searched, count }) => (
            <Ranked key={searched} count={count}>
              {searched}
            </Ranked>
          ))}
        </Ranking>
      </div>
    </section>
  )
}

function Chart({ label, days }: { label: string; days: DaySeries }) {
  const total = days.reduce((sum, { count }) => sum + count, 0)
  return (
    <li className="min-w-0">
      <p className="mb-3 flex items-baseline justify-between gap-3 border-t border-line pt-3">
        <span className="type-ui">{label}</span>
        <span className="type-name tabular-nums">{total.toLocaleString('en')}</span>
      </p>
      <DailyChart label={label} days={days} words={words} />
    </li>
  )
}

type RankingProps = { title: string; note?: string; isEmpty: boolean; children: ReactNode }

function Ranking({ title, note, isEmpty, children }: RankingProps) {
  return (
    <section className="min-w-0">
      <h3 className="type-name">{title}</h3>
      {note && <p className="mt-1 type-small text-ink-soft">{note}</p>}
      {isEmpty ? (
        <p className="mt-4 border-t border-line pt-3 type-body text-ink-soft">{words.none}</p>
      ) : (
        <ol className="mt-4 border-b border-line">{children}</ol>
      )}
    </section>
  )
}

function Ranked({ count, children }: { count: number; children: ReactNode }) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-t border-line py-2.5 type-body">
      <span className="min-w-0 break-words">{children}</span>
      <span className="shrink-0 tabular-nums text-ink-soft">{count.toLocaleString('en')}</span>
    </li>
  )
}
