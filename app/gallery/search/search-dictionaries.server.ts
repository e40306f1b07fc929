import { sql } from 'drizzle-orm'
import { rowsOf } from '#app/platform/db/client.server.ts'
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'

/**
 * The text search dictionaries of the languages in the gallery, English first. The language of a search is unknown, so
 * every dictionary is used.
 */
export function dictionaries(): Promise<string[]> {
  return galleryCache().recent('dictionaries', readDictionaries)
}

async function readDictionaries(): Promise<string[]> {
  // A loose index scan: from one name to the next, whatever the number of emails.
  const rows = await rowsOf<{ dictionary: string }>(sql`
    with recursive known as (
      (select dictionary from email_search order by dictionary limit 1)
      union all
      select (select s.dictionary from email_search s where s.dictionary > known.dictionary order by s.dictionary limit 1)
      from known where known.dictionary is not null
    )
    select dictionary from known where dictionary <> 'simple'
    order by dictionary <> 'english', dictionary`)
  return rows.map(({ dictionary }) => dictionary)
}
