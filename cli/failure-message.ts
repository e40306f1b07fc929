import { StartError } from '#app/platform/lib/errors.ts'

/** The error codes of the system and of PostgreSQL for a full disk. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** A message for a failed command: the root cause, not a library's wrapper. */
export function failureMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof StartError) return error.message
  let root: Error & { code?: string } = error
  let isStorage = false
  for (; root.cause instanceof Error; root = root.cause) isStorage ||= root.code === 'E_CANNOT_WRITE_FILE'
  if (FULL.has(root.code ?? '')) return 'The disk is full. Free some space, then run this again.'
  // The system's error can mislead: Node reports a read-only folder as missing.
  if (isStorage) return `A file could not be stored (${root.message}). Check that the storage is writable.`
  return root.message
}
