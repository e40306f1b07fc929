import type { AccountEvent } from '#app/accounts/account-events.server.ts'
import { copy } from '#app/accounts/copy.ts'
import { SettingsSection } from './settings-section.tsx'
import { LocalDate } from '#app/platform/ui/local-date.tsx'

const words = copy.settings.events
/** The events shown before the list is expanded. */
const SHOWN = 6

export function AccountActivity({ events }: { events: AccountEvent[] }) {
  const older = events.slice(SHOWN)
  return (
    <SettingsSection title={words.title} about={words.about}>
      {events.length === 0 && <p className="py-3.5 type-body text-ink-soft">{words.empty}</p>}
      <Events events={events.slice(0, SHOWN)} />
      {older.length > 0 && (
        <details className="group border-t border-line">
          <summary className="py-3.5 type-ui text-accent underline-offset-3 group-open:sr-only hover:underline">
            {words.older(older.length)}
          </summary>
          <Events events={older} />
        </details>
      )}
    </SettingsSection>
  )
}

function Events({ events }: { events: AccountEvent[] }) {
  return (
    <ul className="divide-y divide-line">
      {events.map((event) => (
        <li
          key={event.id}
          className="grid gap-x-6 gap-y-0.5 py-3 text-[0.875rem]/5 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <span className="[overflow-wrap:anywhere]">
            {event.words}
            {event.device && <span className="text-ink-soft"> · {event.device}</span>}
          </span>
          <span className="text-ink-soft tabular-nums">
            <LocalDate at={event.at} withTime />
          </span>
        </li>
      ))}
    </ul>
  )
}
