import { Link } from 'react-router'
import { categoryPath } from '#app/features/categories/components/category-path.ts'
import { Later } from '#app/ui/later.tsx'
import { allSamples, type CategoryLabel, type EmailCard } from '../card.ts'
import { copy } from '../copy.ts'
import { RELATED_LIMIT } from '../limits.ts'
import { EmailGrid, EmailGridSkeleton } from './email-grid.tsx'
import { SectionHeading } from './section-heading.tsx'

export type Related = { emails: EmailCard[] } | { error: string }

type RelatedEmailsProps = {
  type: CategoryLabel | null
  /** Never rejects: a failure is said in its place and the rest of the page stays. */
  related: Related | Promise<Related>
}

export function RelatedEmails({ type, related }: RelatedEmailsProps) {
  return (
    <section className="mt-16 max-sm:mt-13">
      <Later
        of={related}
        meanwhile={
          <>
            <Heading type={type} />
            <EmailGridSkeleton count={RELATED_LIMIT} />
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
          </>
        )}
      </Later>
    </section>
  )
}

function Heading({ type, note }: { type: CategoryLabel | null; note?: string | null }) {
  return (
    <SectionHeading
      className="mb-6 max-sm:mb-5"
      note={note}
      action={type && <Link to={categoryPath(type)}>{copy.email.allRelated}</Link>}
    >
      {copy.email.related}
    </SectionHeading>
  )
}

function Result({ type, result }: { type: CategoryLabel | null; result: Related }) {
  if ('error' in result) return <Remark>{copy.email.relatedFailed(result.error)}</Remark>
  if (!type) return <Remark>{copy.email.noType}</Remark>
  if (result.emails.length === 0) return <Remark>{copy.email.noRelated(type.name, type.slug)}</Remark>
  return <EmailGrid emails={result.emails} cameFrom={type} />
}

function Remark({ children }: { children: string }) {
  return <p className="type-body text-ink-soft">{children}</p>
}
