import { Link } from 'react-router'
import { categoryPath } from '#app/gallery/categories/components/category-path.ts'
import { cn } from '#app/platform/ui/cn.ts'
import { Deferred } from '#app/platform/ui/deferred.tsx'
import { allSamples, type CategoryLabel, type EmailCard as Email } from '#app/gallery/cards/card.ts'
import { copy } from '#app/gallery/copy.ts'
import { emailCopy } from './copy.ts'
import { RELATED_LIMIT } from '#app/gallery/limits.ts'
import { EmailCard } from '#app/gallery/cards/email-card.tsx'
import { EmailGridSkeleton } from '#app/gallery/lists/email-grid-skeleton.tsx'
import { SectionHeading } from '#app/gallery/lists/section-heading.tsx'
import { useGridLinks } from '#app/gallery/lists/use-grid-links.ts'

export type Related = { emails: Email[]; similar: Email[] } | { error: string }

type RelatedEmailsProps = {
  /** The type of the email: those of it come first. */
  type: CategoryLabel | null
  /** Never rejects: a failure shows here and the rest of the page stays. */
  related: Related | Promise<Related>
}

/** Above 1024 px all five fit in one row; below, as many columns as in any grid. */
const oneRow = 'lg:max-2xl:[--page-columns:5]'

export function RelatedEmails({ type, related }: RelatedEmailsProps) {
  return (
    <section className="mt-16 max-sm:mt-13 print:hidden">
      <Deferred
        value={related}
        fallback={
          <>
            <Heading type={type} />
            <EmailGridSkeleton count={RELATED_LIMIT} className={oneRow} />
          </>
        }
      >
        {(result) => (
          <>
            <Heading
              type={type}
              note={'emails' in result && allSamples(result.emails) ? copy.samples : null}
            />
            <Result type={type} result={result} />
            {'similar' in result && result.similar.length > 0 && (
              <>
                <SectionHeading className="mt-16 mb-6 max-sm:mt-13 max-sm:mb-5">
                  {emailCopy.similar}
                </SectionHeading>
                <RelatedGrid type={null} emails={result.similar} />
              </>
            )}
          </>
        )}
      </Deferred>
    </section>
  )
}

function Heading({ type, note }: { type: CategoryLabel | null; note?: string | null }) {
  return (
    <SectionHeading
      className="mb-6 max-sm:mb-5"
      note={note}
      action={type && <Link to={categoryPath(type)}>{emailCopy.allRelated}</Link>}
    >
      {emailCopy.related}
    </SectionHeading>
  )
}

function Result({ type, result }: { type: CategoryLabel | null; result: Related }) {
  if ('error' in result) return <Message>{emailCopy.relatedFailed(result.error)}</Message>
  if (result.emails.length === 0) {
    return <Message>{type ? emailCopy.noRelated(type.name, type.slug) : emailCopy.noOthers}</Message>
  }
  return <RelatedGrid type={type} emails={result.emails} />
}

/** Cards here open their pages directly, without the preview modal. */
function RelatedGrid({ type, emails }: { type: CategoryLabel | null; emails: Email[] }) {
  const follow = useGridLinks(null, { emailType: type ?? undefined })
  const labelSample = !allSamples(emails)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it handles clicks on the links inside, which the keyboard triggers too
    <ul onClick={follow} className={cn('card-grid', oneRow, 'card-labels')}>
      {emails.map((email) => (
        <li key={email.id} className="max-sm:nth-5:hidden">
          <EmailCard email={email} labelSample={labelSample} showCategory={!email.reason} />
        </li>
      ))}
    </ul>
  )
}

function Message({ children }: { children: string }) {
  return <p className="type-body text-ink-soft">{children}</p>
}
