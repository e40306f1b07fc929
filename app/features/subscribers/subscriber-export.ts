import type { Subscriber } from './queries.server.ts'

const COLUMNS = ['email', 'status', 'source', 'confirmed_at', 'created_at']

/** Exports the list as CSV (RFC 4180). */
export function csvOfSubscribers(subscribers: readonly Subscriber[]): string {
  const rows = subscribers.map(({ email, status, source, confirmedAt, createdAt }) => {
    return [email, status, source, confirmedAt?.toISOString() ?? '', createdAt.toISOString()]
  })
  return [COLUMNS, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n'
}

/** Spreadsheets read a cell that begins with one of these as a formula; anybody may enter an address. */
function cell(value: string): string {
  const plain = /^[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
