import { z } from '#app/platform/lib/zod.ts'

const MB = 1024 * 1024

export const IMPORT_MB_MAX = 1
/** Of a file, or of pasted text. */
export const IMPORT_BYTES_MAX = IMPORT_MB_MAX * MB
/** Addresses of emails imported at once. */
export const IMPORTED_MAX = 5000

/** What the form of an import sends beside its file. */
export const importForm = z.object({ addresses: z.string().catch('') })

/** What undo sends back: when the emails were added, in microseconds, which they have in common. */
export const undoneImport = z.object({ addedAt: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
