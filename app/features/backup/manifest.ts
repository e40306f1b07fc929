/** What a backup says of itself, in its first file. docs/decisions/017-backup.md explains the format. */
import { z } from 'zod'

export const FORMAT = 'mailshelf-backup'
/** Goes up when older programs could no longer read what is written. */
export const FORMAT_VERSION = 1

export const MANIFEST = 'manifest.json'
export const SECRET = 'session-secret'
export const MISSING = 'missing.txt'
/** The last file: what `sha256sum --check` reads. */
export const SUMS = 'SHA256SUMS'

const identifier = z.string().regex(/^[a-z_][a-z0-9_]*$/)
/** Whoever writes a manifest by hand must not reach the catalogue of the database. */
const tableName = identifier.regex(/^(?!pg_)/)

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  version: z.number().int(),
  /** Of the Mailshelf that made it. */
  mailshelf: z.string(),
  createdAt: z.iso.datetime(),
  /** All that the database had gone through, in order. */
  migrations: z.array(z.string().regex(/^[\w-]+$/)),
  /** In an order that foreign keys allow. */
  tables: z.array(
    z.object({ name: tableName, columns: z.array(identifier), rows: z.number().int().nonnegative() }),
  ),
  /** Tells whether another SESSION_SECRET is the same, and nothing else of it. */
  secretMark: z.string(),
})

export type Manifest = z.infer<typeof manifestSchema>

/** The name of a table's nth piece, counted from 1. */
export function partName(table: string, number: number): string {
  return `tables/${table}.${String(number).padStart(6, '0')}.jsonl`
}

/** The table that a file of the backup is a piece of. */
export function tableOfPart(name: string): string | undefined {
  return /^tables\/([a-z_][a-z0-9_]*)\.\d{6}\.jsonl$/.exec(name)?.[1]
}

export function fileName(key: string): string {
  return `files/${key}`
}

/** The storage key of a file in the backup; no name leads out of the storage. */
export function keyOfFile(name: string): string | undefined {
  return /^files\/((?:media|private)\/[0-9a-f]{2}\/[0-9a-f]{64}\.[a-z0-9]+)$/.exec(name)?.[1]
}
