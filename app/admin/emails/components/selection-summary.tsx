import { bulkCopy as words } from '../bulk-copy.ts'
import type { ListedEmail } from '../listed-email.server.ts'
import { ListThumbnail } from './list-thumbnail.tsx'

type SelectionSummaryProps = {
  count: number
  emails: ListedEmail[]
  /** Their present values, the most frequent first. */
  now: { name: string; count: number }[]
}

/** Shows which emails a change affects, so that a wrong selection is noticed. */
export function SelectionSummary({ count, emails, now }: SelectionSummaryProps) {
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <section>
        <h2 className="type-ui text-ink-soft">{words.which}</h2>
        <ul className="mt-2 border-t border-line">
          {emails.map(({ id, subject, brand, thumbnail }) => (
            <li key={id} className="flex items-center gap-3.5 border-b border-line py-2">
              <ListThumbnail picture={thumbnail} />
              <p className="min-w-0">
                <span className="line-clamp-1 type-ui break-words">{subject}</span>
                <span className="block truncate type-small text-ink-soft">{brand}</span>
              </p>
            </li>
          ))}
        </ul>
        {count > emails.length && (
          <p className="mt-2 type-small text-ink-soft tabular-nums">{words.more(count - emails.length)}</p>
        )}
      </section>
      {now.length > 0 && (
        <section>
          <h2 className="type-ui text-ink-soft">{words.now}</h2>
          <dl className="mt-2 border-t border-line">
            {now.map(({ name, count: has }) => (
              <div
                key={name}
                className="flex items-baseline justify-between gap-4 border-b border-line py-2 type-small"
              >
                <dt className="min-w-0 truncate">{name}</dt>
                <dd className="tabular-nums text-ink-soft">{has.toLocaleString('en-US')}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}
