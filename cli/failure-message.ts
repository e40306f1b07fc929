import { StartError } from '#app/lib/errors.ts'

/** A full disk, as the system and as PostgreSQL call it. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** What a command that broke off says of it: not what a library calls it, but what was at the bottom of it. */
export function failureMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof StartError) return error.message
  let root: Error & { code?: string } = error
  let isStorage = false
  for (; root.cause instanceof Error; root = root.cause) isStorage ||= root.code === 'E_CANNOT_WRITE_FILE'
  if (FULL.has(root.code ?? '')) return 'The disk is full. Free some space, then run this again.'
  // What the system says is not always the reason: where it may only read, Node calls a folder missing.
  if (isStorage) return `A file could not be stored (${root.message}). Check that the storage is writable.`
  return root.message
}
