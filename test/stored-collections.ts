/** What is stored about collections, to see whether anything changed. */
import { sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { smartWebhooks } from '#app/platform/db/schema.ts'

const TABLES = [
  'collections',
  'collection_emails',
  'collection_sections',
  'export_files',
  'collection_shares',
  'collection_links',
  'collection_members',
  'collection_invitations',
]

export function storedCollections(): Promise<string> {
  return storedRows(TABLES)
}

/** All rows of these tables. */
export async function storedRows(names: string[]): Promise<string> {
  const row = sql<string>`to_jsonb(t)::text`
  const tables = names.map((name) =>
    db()
      .select({ row })
      .from(sql`${sql.identifier(name)} t`)
      .orderBy(row),
  )
  return JSON.stringify(await Promise.all(tables))
}

/** The id of any row of a table. */
export async function anyIdOf(
  table: 'collection_links' | 'collection_invitations' | 'collection_sections' | 'export_files',
): Promise<string> {
  const [row] = await db()
    .select({ id: sql<string>`id` })
    .from(sql`${sql.identifier(table)}`)
    .limit(1)
  return row!.id
}

/** As if every webhook had failed lately. */
export async function failWebhooks(): Promise<void> {
  await db().update(smartWebhooks).set({ failures: 3 })
}
