/** A backup's manifest, its first file. docs/decisions/017-backup.md explains the format. */
import { z } from 'zod'

export const FORMAT = 'mailshelf-backup'
/** Raised when older versions can no longer read the format. */
export const FORMAT_VERSION = 1

export const MANIFEST = 'manifest.json'
export const SECRET = 'session-secret'
export const MISSING = 'missing.txt'
/** The last file, in the format of `sha256sum --check`. */
export const SUMS = 'SHA256SUMS'

const identifier = z.string().regex(/^[a-z_][a-z0-9_]*$/)
/** A manifest written by hand must not reach the system catalogs. */
const tableName = identifier.regex(/^(?!pg_)/)

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  version: z.number().int(),
  mailshelf: z.string(),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string().regex(/^[\w-]+$/)),
  /** The tables in an order that foreign keys allow. */
  tables: z.array(
    z.object({ name: tableName, columns: z.array(identifier), rows: z.number().int().nonnegative() }),
  ),
  /** A mark of the SESSION_SECRET: shows whether another one is the same, and reveals nothing else about it. */
  secretMark: z.string(),
})

export type Manifest = z.infer<typeof manifestSchema>

/** The file name of a table's nth part, counted from 1. */
export function partName(table: string, number: number): string {
  return `tables/${table}.${String(number).padStart(6, '0')}.jsonl`
}

export function tableOfPart(name: string): string | undefined {
  return /^tables\/([a-z_][a-z0-9_]*)\.\d{6}\.jsonl$/.exec(name)?.[1]
}

export function fileName(key: string): string {
  return `files/${key}`
}

/** The storage key of a file in the backup; a key cannot lead outside the storage. */
export function keyOfFile(name: string): string | undefined {
  return /^files\/((?:media|private)\/[0-9a-f]{2}\/[0-9a-f]{64}\.[a-z0-9]+)$/.exec(name)?.[1]
}
