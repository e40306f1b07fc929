import { href, Link } from 'react-router'
import { SectionHeading } from '#app/gallery/lists/section-heading.tsx'
import { Chip } from '#app/platform/ui/chip.tsx'
import { smartCopy } from '../copy.ts'
import { filterName } from '../filter-text.ts'
import type { SmartSummary } from '../queries.server.ts'

const DESCRIPTION_MAX = 200

/** The smart collections of the overview, each with what it asks for and how much is new. */
export function SmartCollectionList({ smart }: { smart: SmartSummary[] }) {
  return (
    <section className="mt-20 max-sm:mt-13">
      <SectionHeading className="mb-3">{smartCopy.title}</SectionHeading>
      {smart.length === 0 ? (
        <p className="max-w-[620px] type-body text-ink-soft">
          {smartCopy.none}{' '}
          <Link to={href('/browse')} className="text-accent underline underline-offset-3">
            {smartCopy.toBrowse}
          </Link>
        </p>
      ) : (
        <>
          <p className="mb-6 max-w-[620px] type-body text-ink-soft">{smartCopy.lead}</p>
          <ul className="grid gap-x-(--gutter) lg:grid-cols-2">
            {smart.map((each) => (
              <SmartItem key={each.id} smart={each} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function SmartItem({ smart: { id, name, newCount, ...filter } }: { smart: SmartSummary }) {
  const description = filterName(filter, DESCRIPTION_MAX)
  return (
    <li className="group relative flex min-w-0 items-center gap-4 border-b border-line py-3">
      <div className="min-w-0 flex-1">
        <h3 className="truncate type-name">
          <Link
            to={href('/smart-collections/:id', { id })}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {name}
          </Link>
        </h3>
        {description !== name && <p className="truncate type-small text-ink-soft">{description}</p>}
      </div>
      {newCount > 0 && (
        <Chip variant="accent" className="shrink-0 tabular-nums">
          {smartCopy.newEmails(newCount)}
        </Chip>
      )}
    </li>
  )
}
