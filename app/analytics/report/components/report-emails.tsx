import { emailPath } from '#app/gallery/brands/components/brand-path.ts'
import { shortDay, type PlainMonth } from '#app/analytics/brand-analytics/periods.ts'
import { reportCopy as words } from '../copy.ts'
import type { ReportEmails } from '../emails.server.ts'
import { listPath } from './report-links.ts'

type ReportEmailListProps = { fact: string; month: PlainMonth | null; page: ReportEmails }

export function ReportEmailList({ fact, month, page: { emails, next } }: ReportEmailListProps) {
  if (emails.length === 0) return <p className="analytics-links">{words.noEmails}</p>
  return (
    <>
      <ul className="report-emails">
        {emails.map(({ id, slug, subject, brand, brandSlug, sentOn }) => (
          <li key={id}>
            <a href={emailPath(brandSlug, slug)}>{subject || words.noSubject}</a>
            <span>
              {brand}
              {sentOn && (
                <>
                  {' · '}
                  <time dateTime={sentOn}>{shortDay(sentOn)}</time>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {next && (
        <p className="analytics-links">
          <a href={`${listPath(fact, month)}&after=${next}`} rel="nofollow next">
            {words.more}
          </a>
        </p>
      )}
    </>
  )
}
