import { and, desc, eq, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { changes } from '#app/platform/db/schema.ts'
import { defineAccountPart, jsonFile } from '#app/platform/exports/account-parts.server.ts'
import { readPaged } from '#app/platform/lib/read-paged.ts'
import { describeChange } from './copy.ts'

defineAccountPart('audit', ({ id }) => [jsonFile('changes-to-the-gallery', changesBy(id))])

async function* changesBy(userId: string) {
  const { id, kind, label, count, createdAt } = changes
  // As text: a JavaScript date would lose its microseconds.
  const place = sql<string>`${createdAt}::text`
  const rows = readPaged<{ id: string; kind: string; label: string; count: number; at: Date; place: string }>(
    (last, limit) =>
      db()
        .select({ id, kind, label, count, at: createdAt, place })
        .from(changes)
        .where(
          and(
            eq(changes.actorId, userId),
            last && sql`(${createdAt}, ${id}) < (${last.place}::timestamptz, ${last.id})`,
          ),
        )
        .orderBy(desc(createdAt), desc(id))
        .limit(limit),
  )
  for await (const change of rows) {
    yield { what: describeChange(change.kind), label: change.label, count: change.count, at: change.at }
  }
}
