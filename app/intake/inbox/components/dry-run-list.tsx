import { LocalDate } from '#app/platform/ui/local-date.tsx'
import { inboxCopy } from '#app/intake/inbox/inbox-copy.ts'
import type { DryRun } from '#app/intake/inbox/queries.server.ts'
import { Chip } from '#app/platform/ui/chip.tsx'

const SHOWN = 20

export function DryRunList({ dryRun: { met, of } }: { dryRun: DryRun }) {
  return (
    <section aria-live="polite" className="border-t border-line pt-6">
      <p className="type-body">{inboxCopy.dryRunMet(met.length, of)}</p>
      {met.length > 0 && (
        <ul className="mt-4">
          {met
            .slice(0, SHOWN)
            .map(({ id, receivedAt, senderName, sender, subject, state, becomes, reason }) => (
              <li
                key={id}
                className="grid gap-x-8 gap-y-1 border-t border-line py-2.5 type-body sm:grid-cols-[120px_minmax(0,1fr)_auto]"
              >
                <span className="type-small text-ink-soft tabular-nums">
                  <LocalDate at={receivedAt} />
                </span>
                <span className="min-w-0 break-words">
                  {subject || inboxCopy.noSubject}
                  <span className="block type-small text-ink-soft">{senderName ?? sender}</span>
                  {reason && <span className="block type-small">{reason}</span>}
                </span>
                <span className="flex flex-wrap items-center gap-2 self-start type-small">
                  <Chip>{inboxCopy.states[state]}</Chip>
                  <span aria-hidden="true">→</span>
                  {becomes}
                </span>
              </li>
            ))}
        </ul>
      )}
      {met.length > SHOWN && (
        <p className="mt-3 type-small text-ink-soft">{inboxCopy.moreMet(met.length - SHOWN)}</p>
      )}
    </section>
  )
}
