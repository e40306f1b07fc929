/** Reads of the records of imports; only administrators may see them. */
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { importNotes, importRuns } from '#app/db/schema.ts'
import type { Editor } from '#app/lib/authorized.ts'

export const IMPORT_RUNS_PAGE = 20
export const IMPORT_NOTES_PAGE = 100
/** An import writes at least this often, unless it was killed. */
const SILENT_MINUTES = 10

export type ImportRun = typeof importRuns.$inferSelect & { isInterrupted: boolean }
export type ImportNote = Pick<typeof importNotes.$inferSelect, 'position' | 'kind' | 'file' | 'reason'>

/** Newest first, from behind the run `before`; one more than a page, to tell whether there are more. */
export async function listImportRuns({
  before,
}: {
  actor: Editor
  before: string | null
}): Promise<ImportRun[]> {
  const runs = await db()
    .select()
    .from(importRuns)
    .where(
      before
        ? sql`(${importRuns.createdAt}, ${importRuns.id}) < (select r.created_at, r.id from import_runs r where r.id = ${before})`
        : undefined,
    )
    .orderBy(desc(importRuns.createdAt), desc(importRuns.id))
    .limit(IMPORT_RUNS_PAGE + 1)
  return runs.map(withState)
}

/** A run with its notes behind the position `after`, one more than a page. */
export async function readImportRun({
  id,
  after,
}: {
  actor: Editor
  id: string
  after: number
}): Promise<{ run: ImportRun; notes: ImportNote[] } | null> {
  const [run] = await db().select().from(importRuns).where(eq(importRuns.id, id))
  if (!run) return null
  const { position, kind, file, reason } = importNotes
  const notes = await db()
    .select({ position, kind, file, reason })
    .from(importNotes)
    .where(and(eq(importNotes.runId, id), gt(position, after)))
    .orderBy(asc(position))
    .limit(IMPORT_NOTES_PAGE + 1)
  return { run: withState(run), notes }
}

function withState(run: typeof importRuns.$inferSelect): ImportRun {
  const silentMs = Date.now() - run.updatedAt.getTime()
  return { ...run, isInterrupted: run.finishedAt === null && silentMs > SILENT_MINUTES * 60_000 }
}
