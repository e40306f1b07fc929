import { eq } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { collections } from '#app/platform/db/schema.ts'
import { startExport } from '#app/platform/exports/commands.server.ts'
import { defineExport, type ExportContent } from '#app/platform/exports/export-job.server.ts'
import { COLLECTION_FORMATS, type ExportFormat } from '#app/platform/exports/schema.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { zipOf } from '#app/platform/lib/zip.server.ts'
import { copy } from '../copy.ts'
import { type Outcome, refused } from '../outcome.ts'
import { asOwnOfExport } from '../policy.ts'
import { emailCount, getCollection } from '../queries.server.ts'
import { archiveEntries } from './archive.server.ts'
import { csvOf, jsonOf } from './csv-and-json.server.ts'
import { exportRows } from './export-rows.server.ts'

type Wanted = { actor: Person; id: string; format: ExportFormat }

export async function startCollectionExport({ actor, id, format }: Wanted): Promise<Outcome> {
  const collection = await getCollection(actor, id)
  if (collection?.type !== 'emails') return refused(copy.errors.notFound)
  return startExport({ actor, format, collectionId: collection.id })
}

defineExport(COLLECTION_FORMATS, async ({ userId, collectionId, format }): Promise<ExportContent | null> => {
  const [found] = await db()
    .select({ id: collections.id, userId: collections.userId, name: collections.name, emailCount })
    .from(collections)
    .where(eq(collections.id, collectionId!))
  const collection = found ? asOwnOfExport({ userId }, found.userId, found) : null
  if (!collection) return null
  const { id, name, emailCount: total } = collection
  const rows = () => exportRows(collection)
  const address = `${siteUrl()}/collections/${id}`
  return {
    total,
    read(onDone) {
      if (format === 'csv') return csvOf(rows())
      if (format === 'json') return jsonOf(name, rows())
      return zipOf(archiveEntries({ name, address, rows, asAvif: format === 'zip-avif', onDone }))
    },
  }
})
