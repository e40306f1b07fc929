import { Form } from 'react-router'
import { When } from '#app/ui/when.tsx'
import { inboxCopy } from '#app/features/inbox/inbox-copy.ts'
import type { SourceHealth } from '#app/features/inbox/source-health.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { DailyPlot } from '#app/ui/daily-plot.tsx'

const STATES = {
  working: ['accent', inboxCopy.working],
  trouble: ['stamp', inboxCopy.trouble],
  silent: ['stamp', inboxCopy.silent],
  off: ['plain', inboxCopy.turnedOff],
} as const

const PLOT_WORDS = {
  summary: inboxCopy.plot,
  perDay: inboxCopy.perDay,
  day: inboxCopy.day,
  count: inboxCopy.messages,
}

/** One source: whether it works, its last message and its messages a day. */
export function SourceItem({ source }: { source: SourceHealth }) {
  const { id, kind, name, state, lastMessageAt, lastError, lastErrorAt, mailbox, days } = source
  const [variant, words] = STATES[state]
  const label = `${inboxCopy.sourceKinds[kind]} ${name}`
  return (
    <li className="grid gap-x-12 gap-y-4 border-t border-line py-6 md:grid-cols-[minmax(0,1fr)_minmax(0,420px)]">
      <div className="min-w-0">
        <h2 className="type-name break-words">{name}</h2>
        <p className="mt-1 type-small break-all text-ink-soft">
          {inboxCopy.sourceKinds[kind]}
          {mailbox && `: ${mailbox.username} at ${mailbox.host}, folder ${mailbox.folder}`}
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-3 type-body">
          <Chip variant={variant}>{words}</Chip>
          {lastMessageAt ? (
            <span>
              {inboxCopy.lastMessage}: <When at={lastMessageAt} withTime />
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
                <When at={lastErrorAt} withTime />
              </>
            )}
          </p>
        )}
        {mailbox && (
          <Form method="post" preventScrollReset className="mt-4">
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="id" value={id} />
            <Button type="submit" size="s" variant="danger" aria-label={`${inboxCopy.removeMailbox} ${name}`}>
              {inboxCopy.removeMailbox}
            </Button>
          </Form>
        )}
      </div>
      <DailyPlot days={days} label={label} words={PLOT_WORDS} />
    </li>
  )
}
