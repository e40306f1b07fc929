import { sql } from 'drizzle-orm'
import { rowsOf } from '#app/db/client.server.ts'
import { type emailChecks, emails, type emailFacts } from '#app/db/schema.ts'

/** What is counted for a row takes longer the more are added at once, and the embedded engine does one thing at a time. */
const AT_ONCE = 500

/** Gives a row to every email that has none, as those of an older backup do. It is outdated and so read by a job. */
export async function addMissingRows(table: typeof emailFacts | typeof emailChecks): Promise<void> {
  let added: unknown[]
  do {
    added = await rowsOf(sql`
      insert into ${table} (email_id)
      select id from ${emails} where not exists (select from ${table} where email_id = ${emails.id})
      limit ${AT_ONCE} returning email_id`)
  } while (added.length === AT_ONCE)
}
