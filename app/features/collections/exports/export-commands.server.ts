import { and, eq, inArray } from 'drizzle-orm'
import { collectionExports } from '#app/db/schema.ts'
import { limitRate } from '#app/db/rate-limit.server.ts'
import type { Person } from '#app/lib/authorized.ts'
import { prepareQueue, sendJob } from '#app/lib/jobs.server.ts'
import { RATE_LIMITS } from '#app/lib/rate-limits.ts'
import { type Outcome, refused } from '../outcome.ts'
import { withOwnCollection } from '../own-collection.server.ts'
import { exportCopy } from './export-copy.ts'
import { deleteExport } from './export-file.server.ts'
import { EXPORT_COLLECTION } from './export-job.server.ts'
import type { ExportFormat } from './export-schema.ts'

/** Begins to make the file of a collection. It replaces the user's file before; while that is being made, nothing begins. */
export async function startExport({
  actor,
  id,
  format,
}: {
  actor: Person
  id: string
  format: ExportFormat
}): Promise<Outcome> {
  const { points, seconds, message } = RATE_LIMITS.collectionExport
  if (!(await limitRate({ key: `collection exports by:${actor.id}`, points, seconds })).ok) {
    return refused(message)
  }
  await prepareQueue(EXPORT_COLLECTION)
  const started = await withOwnCollection(
    actor,
    id,
    async (tx, own) => {
      const isOver = inArray(collectionExports.state, ['ready', 'failed'])
      const replaced = await tx
        .delete(collectionExports)
        .where(and(eq(collectionExports.userId, actor.id), isOver))
        .returning({ id: collectionExports.id })
      const [made] = await tx
        .insert(collectionExports)
        .values({ userId: actor.id, collectionId: own.id, format })
        .onConflictDoNothing()
        .returning({ id: collectionExports.id })
      if (!made) return refused(exportCopy.another)
      await sendJob(EXPORT_COLLECTION, { exportId: made.id }, tx)
      return { ok: true, replaced: replaced.map((row) => row.id) }
    },
    ({ type }) => type === 'emails',
  )
  if (!started.ok) return started
  for (const replaced of started.replaced) await deleteExport(replaced)
  return { ok: true }
}
