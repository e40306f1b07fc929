/** The record of an import. Every file is written as it is settled, so that a killed import leaves what it knew. */
import { eq, max, notInArray, sql } from 'drizzle-orm'
import { db, inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import { importEmails, importNotes, importRuns } from '#app/platform/db/schema.ts'
import { log } from '#app/platform/lib/log.server.ts'

/** Older ones are deleted when an import begins. */
const RUNS_KEPT = 100
/** Further notes of one import are counted, not listed. */
const NOTES_MAX = 5000
const FILE_CHARS = 500
const REASON_CHARS = 1000

type Note = { file: string; reason: string }

type Settled = {
  outcome?: 'added' | 'updated' | 'already-there'
  refused?: Note
  doubtful?: Note[]
  skipped?: Note[]
}

export async function openImportRecord({
  source,
  files,
  earlier,
}: {
  source: string
  files: number
  earlier?: string
}) {
  const id = (await find(earlier)) ?? (await begin(source, files))

  async function add({ outcome, refused, doubtful = [], skipped = [] }: Settled): Promise<void> {
    const notes = [
      ...(refused ? [{ kind: 'refused' as const, ...refused }] : []),
      ...doubtful.map((note) => ({ kind: 'doubtful' as const, ...note })),
      ...skipped.map((note) => ({ kind: 'skipped' as const, ...note })),
    ]
    await inTransaction(async (tx) => {
      const counted = await tx
        .update(importRuns)
        .set({
          added: sql`${importRuns.added} + ${outcome === 'added' ? 1 : 0}`,
          updated: sql`${importRuns.updated} + ${outcome === 'updated' ? 1 : 0}`,
          skipped: sql`${importRuns.skipped} + ${outcome === 'already-there' ? 1 : 0}`,
          refused: sql`${importRuns.refused} + ${refused ? 1 : 0}`,
          doubtful: sql`${importRuns.doubtful} + ${doubtful.length}`,
        })
        .where(eq(importRuns.id, id))
        .returning({ id: importRuns.id })
      // The row is locked until the transaction ends, so positions are unique.
      const [last] = await tx
        .select({ position: max(importNotes.position) })
        .from(importNotes)
        .where(eq(importNotes.runId, id))
      const before = last?.position ?? 0
      const rows = notes.slice(0, Math.max(0, NOTES_MAX - before)).map(({ kind, file, reason }, index) => ({
        runId: id,
        position: before + index + 1,
        kind,
        file: file.slice(0, FILE_CHARS),
        reason: reason.slice(0, REASON_CHARS),
      }))
      if (counted.length > 0 && rows.length > 0) await tx.insert(importNotes).values(rows)
    }).catch((error) => log.warn({ err: error }, 'the record of an import could not be written'))
  }

  async function finish(): Promise<void> {
    await db().update(importRuns).set({ finishedAt: new Date() }).where(eq(importRuns.id, id))
  }

  return { id, add, finish }
}

/** Notes an email that an import added; its record may be gone by now. */
export async function noteImported(tx: Transaction, run: string, emailId: string): Promise<void> {
  await tx.insert(importEmails).select(
    tx
      .select({ runId: importRuns.id, emailId: sql<string>`${emailId}::uuid`.as('email_id') })
      .from(importRuns)
      .where(eq(importRuns.id, run)),
  )
}

export async function closeImportRecord({
  source,
  run,
  reason,
}: {
  source: string
  run?: string
  reason: string
}): Promise<void> {
  const record = await openImportRecord({ source, files: 0, earlier: run })
  await record.add({ refused: { file: source, reason } })
  await record.finish()
}

async function find(id: string | undefined): Promise<string | undefined> {
  if (!id) return undefined
  const [run] = await db().select({ id: importRuns.id }).from(importRuns).where(eq(importRuns.id, id))
  return run?.id
}

async function begin(source: string, files: number): Promise<string> {
  const [run] = await db()
    .insert(importRuns)
    .values({ source: source.slice(0, FILE_CHARS), files })
    .returning({ id: importRuns.id })
  const newest = db()
    .select({ id: importRuns.id })
    .from(importRuns)
    .orderBy(sql`${importRuns.createdAt} desc`, sql`${importRuns.id} desc`)
    .limit(RUNS_KEPT)
  await db().delete(importRuns).where(notInArray(importRuns.id, newest))
  return run!.id
}
