import { and, eq, gt, sql } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { collectionExports, collections } from '#app/db/schema.ts'
import type { Person } from '#app/lib/authorized.ts'
import { isUuid } from '#app/lib/uuid.ts'
import { type ExportFormat, SHEET_EMAILS } from './export-schema.ts'

export type CollectionExport = {
  id: string
  collectionId: string
  /** The name of the collection. */
  name: string
  format: ExportFormat
  state: 'waiting' | 'making' | 'ready' | 'failed'
  done: number
  total: number
  bytes: number
  endsAt: Date | null
}

/** The user's export, of whichever collection; null when there is none, or its file has ended. */
export async function getExport({ id }: Person): Promise<CollectionExport | null> {
  const { collectionId, format, state, done, total, bytes, endsAt } = collectionExports
  const [row] = await db()
    .select({
      id: collectionExports.id,
      collectionId,
      name: collections.name,
      format,
      state,
      done,
      total,
      bytes,
      endsAt,
    })
    .from(collectionExports)
    .innerJoin(collections, eq(collections.id, collectionId))
    .where(and(eq(collectionExports.userId, id), sql`coalesce(${endsAt} > now(), true)`))
  return row ?? null
}

/** An export of this user that can be downloaded. */
export async function getReadyExport(
  actor: Person,
  exportId: string,
): Promise<{ id: string; name: string; extension: string; bytes: number } | null> {
  if (!isUuid(exportId)) return null
  const { format, total, bytes, endsAt } = collectionExports
  const [row] = await db()
    .select({ id: collectionExports.id, slug: collections.slug, format, total, bytes })
    .from(collectionExports)
    .innerJoin(collections, eq(collections.id, collectionExports.collectionId))
    .where(
      and(
        eq(collectionExports.id, exportId),
        eq(collectionExports.userId, actor.id),
        eq(collectionExports.state, 'ready'),
        gt(endsAt, sql`now()`),
      ),
    )
  if (!row) return null
  return { id: row.id, name: row.slug || 'collection', extension: extensionOf(row), bytes: row.bytes }
}

function extensionOf({ format, total }: Pick<CollectionExport, 'format' | 'total'>): string {
  return format === 'pdf' && total > SHEET_EMAILS ? 'zip' : format
}
