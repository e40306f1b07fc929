/**
 * Which stored files are not served: those of emails that were taken out of the gallery, and those that emails had
 * before. A file that a public email, a brand's logo or a post has as well is served, because files are stored by
 * content.
 */
import { sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '#app/db/client.server.ts'
import { galleryCache } from '#app/db/gallery-cache.server.ts'

/** Answers belong to a version of the gallery; this only limits how long an unused one stays in memory. */
const CACHE_MS = 10 * 60_000
const BYTES = 100

const isRemoved = sql`(e.status = 'hidden' or b.status in ('archived', 'private'))`

/** False in a gallery where nothing was ever removed: then no other query is needed. */
export function isAnythingWithheld(): Promise<boolean> {
  return ask(
    'files withheld',
    sql`
      exists (select from emails where status = 'hidden')
      or exists (select from brands where status in ('archived', 'private'))
      or exists (select from former_files)`,
  )
}

/** Whether the file with this key must not be served to visitors. */
export async function isWithheld(key: string): Promise<boolean> {
  if (!(await isAnythingWithheld())) return false
  return ask(
    `file withheld ${key}`,
    sql`
      (
        exists (
          select from email_files f join emails e on e.id = f.email_id join brands b on b.id = e.brand_id
          where f.key = ${key} and ${isRemoved}
        )
        or (
          exists (select from former_files where key = ${key})
          and not exists (select from email_files where key = ${key})
        )
      )
      and not exists (
        select from email_files f join emails e on e.id = f.email_id join brands b on b.id = e.brand_id
        where f.key = ${key} and e.status = 'published' and b.status = 'active'
      )
      and not exists (select from brands where logo_url = ${`/${key}`} and status not in ('archived', 'private'))
      and not exists (
        select from blog_posts where cover_image = ${`/${key}`} or strpos(body, ${key}) > 0
      )`,
  )
}

async function ask(name: string, condition: SQL): Promise<boolean> {
  async function load() {
    const [row] = await rowsOf<{ answer: boolean }>(sql`select ${condition} as answer`)
    return { value: row!.answer, bytes: BYTES }
  }
  // What a running import adds takes no file away.
  return (await galleryCache().page(name, CACHE_MS, load)) ?? (await load()).value
}
