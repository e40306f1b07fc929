import { bulkCopy as words } from '../bulk-copy.ts'
import type { ListedEmail } from '../listed-email.server.ts'
import { ListThumbnail } from './list-thumbnail.tsx'

type SelectionSummaryProps = { count: number; emails: ListedEmail[] }

/** Shows which emails a change affects, so that a wrong selection is noticed. */
export function SelectionSummary({ count, emails }: SelectionSummaryProps) {
  return (
    <section className="max-w-[620px]">
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
  )
}
