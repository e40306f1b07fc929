import type { FormResult } from '#app/platform/lib/form-result.ts'
import { LocalDate } from '#app/platform/ui/local-date.tsx'
import { inboxCopy } from '#app/intake/inbox/inbox-copy.ts'
import type { SourceHealth } from '#app/intake/inbox/source-health.server.ts'
import { Chip } from '#app/platform/ui/chip.tsx'
import { ConfirmedButton } from '#app/platform/ui/confirmed-button.tsx'
import { MailboxFields } from './mailbox-fields.tsx'

const STATES = {
  working: ['accent', inboxCopy.working],
  unchecked: ['plain', inboxCopy.unchecked],
  trouble: ['stamp', inboxCopy.trouble],
  silent: ['stamp', inboxCopy.silent],
  off: ['plain', inboxCopy.turnedOff],
} as const

export function SourceItem({ source, answer }: { source: SourceHealth; answer: FormResult | undefined }) {
  const { id, kind, name, state, lastMessageAt, lastError, lastErrorAt, mailbox } = source
  const [variant, words] = STATES[state]
  return (
    <li className="border-t border-line py-6">
      <h2 className="type-name break-words">{name}</h2>
      <p className="mt-1 type-small break-words text-ink-soft">
        {inboxCopy.sourceKinds[kind]}
        {mailbox && `: ${mailbox.username} at ${mailbox.host}, folder ${mailbox.folder}`}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-3 type-body">
        <Chip variant={variant}>{words}</Chip>
        {lastMessageAt ? (
          <span>
            {inboxCopy.lastMessage}: <LocalDate at={lastMessageAt} withTime />
          </span>
        ) : (
          <span className="text-ink-soft">{inboxCopy.never}</span>
        )}
      </p>
      {lastError && (
        <p className="mt-2 type-body break-words text-stamp">
          {lastError}
          {lastErrorAt && (
            <>
              {' · '}
              <LocalDate at={lastErrorAt} withTime />
            </>
          )}
        </p>
      )}
      {mailbox && (
        <div className="mt-4 flex flex-wrap items-start justify-between gap-4">
          <details className="group min-w-0 flex-1 basis-40" open={answer?.values?.['id'] === id}>
            <summary className="w-fit cursor-pointer rounded-control py-2 type-ui text-accent pointer-coarse:py-3">
              {inboxCopy.editMailbox}
              <span className="sr-only">: {name}</span>
            </summary>
            <MailboxFields answer={answer} mailbox={{ id, name, ...mailbox }} />
          </details>
          <ConfirmedButton
            label={inboxCopy.removeMailbox}
            of={name}
            confirm={inboxCopy.removeMailboxNow(name)}
            id={id}
            intent="remove"
          />
        </div>
      )}
    </li>
  )
}
