import { csvLine } from '#app/platform/lib/csv.ts'
import type { Subscriber } from './queries.server.ts'

/** Addresses from before they were read as they are today, too. */
type Row = Omit<Subscriber, 'email'> & { email: string }

const COLUMNS = ['email', 'status', 'source', 'confirmed_at', 'created_at']

/** Exports the list as CSV. Anybody may enter an address, so what could be a formula is text. */
export function csvOfSubscribers(subscribers: readonly Row[]): string {
  const rows = subscribers.map(({ email, status, source, confirmedAt, createdAt }) => {
    return [email, status, source, confirmedAt?.toISOString() ?? '', createdAt.toISOString()]
  })
  return [COLUMNS, ...rows].map(csvLine).join('')
}
