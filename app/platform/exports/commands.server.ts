import { and, eq, inArray } from 'drizzle-orm'
import { inTransaction } from '#app/platform/db/client.server.ts'
import { limitRate } from '#app/platform/db/rate-limit.server.ts'
import { exportFiles } from '#app/platform/db/schema.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { storageShortage } from '#app/platform/lib/disk-space.server.ts'
import { prepareQueue, sendJob } from '#app/platform/lib/jobs.server.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import { exportCopy } from './copy.ts'
import { deleteExport } from './export-file.server.ts'
import { EXPORT } from './export-job.server.ts'
import type { ExportFormat } from './schema.ts'

type Wanted = { actor: Person; format: ExportFormat; collectionId?: string }

/** Begins to make a file, in place of the user's one before; while that is being made, nothing begins. */
export async function startExport({
  actor,
  format,
  collectionId,
}: Wanted): Promise<{ ok: true } | { ok: false; message: string }> {
  const { points, seconds, message } = RATE_LIMITS.export
  if (!(await limitRate({ key: `exports by:${actor.id}`, points, seconds })).ok) return { ok: false, message }
  const shortage = await storageShortage()
  if (shortage) return { ok: false, message: shortage }
  await prepareQueue(EXPORT)
  const replaced = await inTransaction(async (tx) => {
    const isOver = inArray(exportFiles.state, ['ready', 'failed'])
    const before = await tx
      .delete(exportFiles)
      .where(and(eq(exportFiles.userId, actor.id), isOver))
      .returning({ id: exportFiles.id })
    const [made] = await tx
      .insert(exportFiles)
      .values({ userId: actor.id, collectionId, format })
      .onConflictDoNothing()
      .returning({ id: exportFiles.id })
    if (!made) return null
    await sendJob(EXPORT, { exportId: made.id }, tx)
    return before
  })
  if (!replaced) return { ok: false, message: exportCopy.another }
  for (const { id } of replaced) await deleteExport(id)
  return { ok: true }
}
