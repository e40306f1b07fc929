import { href, Link } from 'react-router'
import type { Authentication } from '#app/platform/db/json-columns.ts'
import { LocalDate } from '#app/platform/ui/local-date.tsx'
import { inboxCopy } from '#app/intake/inbox/inbox-copy.ts'
import type { ListedArrival } from '#app/intake/inbox/queries.server.ts'
import { Chip } from '#app/platform/ui/chip.tsx'

const NAMED_SOURCES: ReadonlySet<string> = new Set(['imap', 'api', 'folder'])

export function ArrivalItem({ arrival }: { arrival: ListedArrival }) {
  const { id, receivedAt, state, reason, senderName, sender, subject, details, authentication } = arrival
  const { emailSlug, nearSlug } = arrival
  return (
    <li className="grid grid-cols-1 gap-x-12 gap-y-2 border-t border-line py-5 md:grid-cols-[225.5px_minmax(0,1fr)]">
      <div className="type-small text-ink-soft">
        <p className="type-ui break-words text-ink">{senderName ?? sender ?? '—'}</p>
        {senderName && sender && <p className="break-all">{sender}</p>}
        <p className="mt-1 tabular-nums">
          <LocalDate at={receivedAt} withTime />
        </p>
        <p>
          {inboxCopy.sourceKinds[arrival.source]}
          {NAMED_SOURCES.has(arrival.source) && `: ${arrival.sourceName}`}
        </p>
        {details.fileName && <p className="break-all">{details.fileName}</p>}
      </div>
      <div className="min-w-0">
        <h2 className="type-name break-words">{subject || inboxCopy.noSubject}</h2>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 type-body">
          {isMixed(state) && <Chip>{inboxCopy.states[state]}</Chip>}
          {reason && <span className="min-w-0 break-words">{reason}</span>}
        </p>
        {details.links?.map((link) => (
          <p
            key={link}
            className="mt-3 rounded-control bg-sunk px-3.5 py-2.5 font-mono text-[0.8125rem]/5 break-all select-all"
          >
            {link}
          </p>
        ))}
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 type-small">
          {emailSlug && state === 'imported' && (
            <Link to={href('/email/:slug', { slug: emailSlug })} className="text-accent hover:underline">
              {inboxCopy.toEmail}
            </Link>
          )}
          {nearSlug && (
            <Link to={href('/email/:slug', { slug: nearSlug })} className="text-accent hover:underline">
              {inboxCopy.nearDuplicate}
            </Link>
          )}
          {(state === 'imported' || state === 'review') && (
            <Link to={`${href('/admin/inbox/rules/new')}?from=${id}`} className="text-accent hover:underline">
              {inboxCopy.forSender}
            </Link>
          )}
          <Origin facts={authentication} />
        </div>
      </div>
    </li>
  )
}

/** Only some folders hold arrivals of several states. */
function isMixed(state: ListedArrival['state']): boolean {
  return state !== 'attention' && state !== 'junk' && state !== 'imported'
}

function Origin({ facts }: { facts: Authentication | null }) {
  const dkim = facts?.dkim?.find(({ result }) => result === 'pass') ?? facts?.dkim?.[0]
  const known = [
    facts?.spf && `SPF ${facts.spf.result}`,
    dkim && `DKIM ${dkim.result}`,
    facts?.dmarc && `DMARC ${facts.dmarc.result}`,
    facts?.arc && `ARC ${facts.arc.result}`,
  ].filter((fact) => !!fact)
  return (
    <span className="text-ink-soft">
      {known.length > 0 && facts
        ? `${known.join(', ')} (${inboxCopy.authentic.by[facts.by]})`
        : inboxCopy.noAttributes}
    </span>
  )
}
