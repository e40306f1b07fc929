import { sql } from 'drizzle-orm'
import { rowsOf } from '#app/db/client.server.ts'

const KEEP_MS = 60_000

let kept: { names: string[]; until: number } | undefined

/**
 * The dictionaries of the languages that the gallery's emails are written in, English first. Nobody says in which
 * language they search, so a search asks in each of them.
 */
export async function dictionaries(): Promise<string[]> {
  if (kept && kept.until > performance.now()) return kept.names
  // From one name to the next by the index, whatever the number of emails.
  const rows = await rowsOf<{ dictionary: string }>(sql`
    with recursive known as (
      (select dictionary from email_search order by dictionary limit 1)
      union all
      select (select s.dictionary from email_search s where s.dictionary > known.dictionary order by s.dictionary limit 1)
      from known where known.dictionary is not null
    )
    select dictionary from known where dictionary <> 'simple'
    order by dictionary <> 'english', dictionary`)
  const names = rows.map(({ dictionary }) => dictionary)
  // An empty gallery is about to be filled.
  if (names.length > 0) kept = { names, until: performance.now() + KEEP_MS }
  return names
}
