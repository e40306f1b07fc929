import type { ReactNode } from 'react'
import type { Authentication } from '#app/platform/db/json-columns.ts'
import { inboxCopy } from '#app/intake/inbox/inbox-copy.ts'
import { reviewCopy } from '#app/admin/review/copy.ts'
import type { ReviewItem } from '#app/admin/review/queries.server.ts'
import { cn } from '#app/platform/ui/cn.ts'
import { LocalDate } from '#app/platform/ui/local-date.tsx'

export function ArrivalFacts({ item }: { item: ReviewItem }) {
  const { receivedAt, source, removed, rule, authentication, note, other, reason, preheader } = item
  return (
    <dl className="mt-6 text-[0.8125rem]/5">
      {note && (
        <Fact name={reviewCopy.note}>
          <span className="whitespace-pre-line">{note}</span>
        </Fact>
      )}
      <Fact name={reviewCopy.waitsFor}>{reason}</Fact>
      <Fact name={reviewCopy.rule}>
        {rule
          ? rule.isApplied
            ? reviewCopy.ruleApplied(rule.text)
            : reviewCopy.ruleWouldApply(rule.text)
          : reviewCopy.noRule}
      </Fact>
      <Fact name={reviewCopy.removed}>
        {removed.length > 0
          ? removed.map(({ what, count }) => (count > 1 ? `${what} (${count})` : what)).join(', ')
          : reviewCopy.nothingRemoved}
      </Fact>
      <Fact name={reviewCopy.origin}>
        <Origin facts={authentication} />
      </Fact>
      <Fact name={reviewCopy.received}>
        <LocalDate at={new Date(receivedAt)} withTime />
        {source && ` · ${inboxCopy.sourceKinds[source]}`}
      </Fact>
      {preheader && <Fact name={reviewCopy.preheader}>{preheader}</Fact>}
      {other.map(({ name, value, reason: why }) => (
        <Fact key={name} name={name}>
          {value} <span className="text-ink-soft">({why})</span>
        </Fact>
      ))}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-2 border-t border-line py-2">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}

/** SPF, DKIM and DMARC, each with its domain. */
function Origin({ facts }: { facts: ReviewItem['authentication'] }) {
  const checks = facts ? checksOf(facts) : []
  if (!facts || checks.length === 0) return reviewCopy.noOrigin
  return (
    <>
      {checks.map(({ name, result, domain }) => (
        <span key={name} className="mr-3 inline-block">
          {name}{' '}
          <span className={cn('font-medium', result === 'pass' ? 'text-ok' : 'text-stamp')}>{result}</span>
          {domain && <span className="break-all text-ink-soft"> {domain}</span>}
        </span>
      ))}
      <span className="block text-ink-soft">{inboxCopy.authentic.by[facts.by]}</span>
    </>
  )
}

function checksOf({ spf, dkim, dmarc }: Omit<Authentication, 'client'>) {
  const signature = dkim?.find(({ result }) => result === 'pass') ?? dkim?.[0]
  const named = [
    ['SPF', spf],
    ['DKIM', signature],
    ['DMARC', dmarc],
  ] as const
  return named.flatMap(([name, fact]) => (fact ? [{ name, result: fact.result, domain: fact.domain }] : []))
}
