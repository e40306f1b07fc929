import { and, eq, sql, type SQL } from 'drizzle-orm'
import { plainDayAt } from '#app/platform/lib/plain-day.ts'
import { db } from '#app/platform/db/client.server.ts'
import { collections, exportFiles } from '#app/platform/db/schema.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { slugify } from '#app/platform/lib/slugify.ts'

export type Export = NonNullable<Awaited<ReturnType<typeof find>>>

export async function getExport(actor: Person): Promise<Export | null> {
  return find(actor)
}

export async function getReadyExport(actor: Person, exportId: string): Promise<Export | null> {
  return isUuid(exportId)
    ? find(actor, and(eq(exportFiles.id, exportId), eq(exportFiles.state, 'ready')))
    : null
}

/** With the name and the slug of the collection; they are null for an account. */
async function find({ id: userId }: Person, where?: SQL) {
  const { id, format, state, done, total, bytes, createdAt, endsAt } = exportFiles
  const { name, slug } = collections
  const [row] = await db()
    .select({ id, format, name, slug, state, done, total, bytes, createdAt, endsAt })
    .from(exportFiles)
    .leftJoin(collections, eq(collections.id, exportFiles.collectionId))
    .where(and(eq(exportFiles.userId, userId), sql`coalesce(${endsAt} > now(), true)`, where))
  return row ?? null
}

/** The name of the file. Slugs consist of letters, digits and hyphens, so nothing has to be quoted. */
export function fileNameOf({ format, slug, createdAt }: Export): string {
  const gallery = slugify(site.name) || 'mailshelf'
  if (format === 'account') return `${gallery}-${plainDayAt(createdAt)}.zip`
  if (format === 'gallery') return `${gallery}-gallery-${plainDayAt(createdAt)}.zip`
  return `${slug || 'collection'}.${format === 'zip-avif' ? 'zip' : format}`
}
