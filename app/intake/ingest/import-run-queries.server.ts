import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { brands, emails, importEmails, importNotes, importRuns } from '#app/platform/db/schema.ts'
import { UNDO_HOURS } from '#app/platform/changes/schema.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'

export const IMPORT_RUNS_PAGE = 20
export const IMPORT_NOTES_PAGE = 100
/** An import writes at least this often, unless it was killed. */
const SILENT_MINUTES = 10

/** One more than a page, to tell whether there are more. */
export async function listImportRuns({ before }: { actor: Editor; before: string | null }) {
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

/** With one note more than a page. */
export async function readImportRun({ id, after }: { actor: Editor; id: string; after: number }) {
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

const IMPORTED_LISTED = 200

export type ImportedEmails = Awaited<ReturnType<typeof readImported>>

/** In the order of the queue, those that wait first; at most two hundred. */
export async function readImported({ run }: { actor: Editor; run: string }) {
  const isWaiting = sql<boolean>`(${emails.status} = 'draft' or (${brands.status} = 'draft' and ${emails.status} = 'published'))`
  const rows = await db()
    .select({
      id: emails.id,
      slug: emails.slug,
      subject: emails.subjectLine,
      brand: brands.name,
      isWaiting,
      total: sql<number>`(count(*) over ())::int`,
      waiting: sql<number>`(count(*) filter (where ${isWaiting}) over ())::int`,
    })
    .from(importEmails)
    .innerJoin(emails, eq(emails.id, importEmails.emailId))
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(eq(importEmails.runId, run))
    .orderBy(desc(isWaiting), asc(emails.createdAt), asc(emails.id))
    .limit(IMPORTED_LISTED)
  const { total = 0, waiting = 0 } = rows[0] ?? {}
  return { total, waiting, emails: rows.map(({ total: _all, waiting: _waiting, ...email }) => email) }
}

export type ImportRun = ReturnType<typeof withState>

function withState(run: typeof importRuns.$inferSelect) {
  const silentMs = Date.now() - run.updatedAt.getTime()
  const isInterrupted = run.finishedAt === null && silentMs > SILENT_MINUTES * 60_000
  const isRecent = Date.now() - run.createdAt.getTime() < UNDO_HOURS * 3_600_000
  return { ...run, isInterrupted, isUndoable: isRecent && (run.finishedAt !== null || isInterrupted) }
}
