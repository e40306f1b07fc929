import { href, Link } from 'react-router'
import { searchCopy } from './copy.ts'

/** Search tips, as linked examples. */
export function SearchTips() {
  return (
    <section>
      <h2 className="type-name">{searchCopy.tipsTitle}</h2>
      <dl className="mt-3 border-b border-line">
        {searchCopy.tips.map(({ ask, text }) => (
          <div
            key={ask}
            className="grid gap-x-4 gap-y-0.5 border-t border-line py-2.5 sm:grid-cols-[220px_minmax(0,1fr)]"
          >
            <dt>
              <Link
                to={`${href('/search')}?${new URLSearchParams({ q: ask })}`}
                className="inline-block type-ui text-accent underline-offset-3 hover:underline max-lg:py-1"
              >
                {ask}
              </Link>
            </dt>
            <dd className="type-body text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
