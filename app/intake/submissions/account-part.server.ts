import { and, eq, gt } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { submissions } from '#app/platform/db/schema.ts'
import { defineAccountPart, jsonFile } from '#app/platform/exports/account-parts.server.ts'
import { readPaged } from '#app/platform/lib/read-paged.ts'
import { storedEntry } from '#app/platform/lib/zip.server.ts'

type Submission = typeof submissions.$inferSelect
type StoredFile = { name: string; key: string }

defineAccountPart('submissions', async function* ({ id }) {
  const files: StoredFile[] = []
  yield jsonFile('submissions', submissionsOf(id, files))
  for (const { name, key } of files) yield* storedEntry(key, name)
})

async function* submissionsOf(userId: string, files: StoredFile[]): AsyncGenerator<Submission> {
  const rows = readPaged<Submission>((last, limit) =>
    db()
      .select()
      .from(submissions)
      .where(and(eq(submissions.userId, userId), last && gt(submissions.id, last.id)))
      .orderBy(submissions.id)
      .limit(limit),
  )
  for await (const row of rows) {
    files.push({ name: `submissions/${row.id}.${row.kind}`, key: row.originalKey })
    yield row
  }
}
