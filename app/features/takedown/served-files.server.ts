/**
 * Which stored files are served: those of public emails, the logos of active brands and the images of published posts.
 * Files are stored by content, so one that something hidden has as well is served if something public has it.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { type OpenDatabase, openedDatabase, rowsOf } from '#app/db/client.server.ts'
import { galleryCache } from '#app/db/gallery-cache.server.ts'
import { galleryVersion } from '#app/db/gallery-version.server.ts'

/** The files known to be public, about 10 MB. */
const KNOWN_MAX = 50_000
/** A question covers the files that are waited for and as many of the most recently served ones. */
const ASKED_AT_ONCE = 500
/** At start, the files of this many new emails are learned, so that they are served if the database fails then. */
const EMAILS_AT_START = 1_000
const POSTS_CACHE_MS = 10 * 60_000

type Known = {
  /** The version of the gallery in which each was last public. */
  versions: LRUCache<string, string>
  /** Keys for the next query, and that query. */
  waiting: Set<string>
  next: Promise<Set<string>> | null
}

const knownBy = new WeakMap<OpenDatabase, Known>()

function known(): Known {
  const database = openedDatabase()
  let one = knownBy.get(database)
  if (!one) {
    one = { versions: new LRUCache({ max: KNOWN_MAX }), waiting: new Set(), next: null }
    knownBy.set(database, one)
  }
  return one
}

/** Images-only brands show screenshots, and nothing of their emails' source. */
const isShown = sql`(e.status = 'published' and b.status = 'active' and (f.role = 'preview' or not b.hide_source))`
const filesOfEmails = sql`email_files f join emails e on e.id = f.email_id join brands b on b.id = e.brand_id`

/** Whether something public has the file with this key. What a running import adds takes no file away. */
export async function isPublicFile(key: string): Promise<boolean> {
  const { versions, waiting } = known()
  if (versions.get(key) === (await galleryVersion()).settled) return true
  waiting.add(key)
  return (await askNext()).has(key)
}

/** Whether the file was public when this process last knew, for when the database is down. */
export function wasPublicFile(key: string): boolean {
  return known().versions.has(key)
}

/** Whether the file belongs to an email that waits: a draft, a scheduled one, or one of a draft brand. */
export async function isFileInReview(key: string): Promise<boolean> {
  return isTrue(sql`exists (
    select from ${filesOfEmails}
    where f.key = ${key} and e.status in ('published', 'draft', 'scheduled') and b.status in ('active', 'draft')
  ) or exists (select from brands where logo_url = ${`/${key}`} and status = 'draft')`)
}

/** Whether visitors may have seen the file: its email is hidden, or had it before. */
export async function isRemovedFile(key: string): Promise<boolean> {
  return isTrue(sql`exists (
    select from ${filesOfEmails}
    where f.key = ${key} and (e.status = 'hidden' or b.status in ('archived', 'private'))
  ) or exists (select from former_files where key = ${key})`)
}

/** At start, so that images are served through an outage that follows. */
export async function learnPublicFiles(): Promise<void> {
  const { versions } = known()
  const { settled } = await galleryVersion()
  const files = await rowsOf<{ key: string }>(sql`
    select f.key from (
      select id, brand_id, status from emails where status = 'published' order by created_at desc, id desc
      limit ${EMAILS_AT_START}
    ) e join email_files f on f.email_id = e.id join brands b on b.id = e.brand_id
    where f.key like 'media/%' and ${isShown} limit ${KNOWN_MAX}
  `)
  const logos = await rowsOf<{ key: string }>(
    sql`select substr(logo_url, 2) as key from brands where logo_url like '/media/%' and status = 'active' limit ${KNOWN_MAX}`,
  )
  for (const { key } of [...files, ...logos]) versions.set(key, settled)
  for (const key of await imagesOfPosts()) versions.set(key, settled)
}

/** Requests of the same moment share a query. */
function askNext(): Promise<Set<string>> {
  const one = known()
  one.next ??= nextTurn().then(async () => {
    const keys = [...one.waiting]
    one.waiting.clear()
    one.next = null
    const found = new Set<string>()
    for (let at = 0; at < keys.length; at += ASKED_AT_ONCE) {
      for (const key of await ask(one, keys.slice(at, at + ASKED_AT_ONCE))) found.add(key)
    }
    return found
  })
  return one.next
}

async function ask({ versions }: Known, wanted: string[]): Promise<Set<string>> {
  const { settled } = await galleryVersion()
  const keys = new Set(wanted)
  // The other images of a page are asked for soon.
  for (const [key, version] of versions.entries()) {
    if (keys.size >= 2 * ASKED_AT_ONCE) break
    if (version !== settled) keys.add(key)
  }
  const asked = [...keys]
  const posts = await imagesOfPosts()
  const rows = await rowsOf<{ key: string }>(sql`
    select f.key from ${filesOfEmails} where f.key in ${asked} and ${isShown}
    union
    select substr(logo_url, 2) from brands where logo_url in ${asked.map((key) => `/${key}`)} and status = 'active'`)
  const found = new Set([...rows.map(({ key }) => key), ...asked.filter((key) => posts.has(key))])
  for (const key of asked) {
    if (found.has(key)) versions.set(key, settled)
    else versions.delete(key)
  }
  return found
}

async function imagesOfPosts(): Promise<Set<string>> {
  async function load() {
    const rows = await rowsOf<{ key: string }>(sql`
      select substr(cover_image, 2) as key from blog_posts where status = 'published' and cover_image like '/media/%'
      union
      select m[1] from blog_posts, regexp_matches(body, 'media/[0-9a-f]{2}/[0-9a-f]{64}[.][a-z0-9]+', 'g') as m
      where status = 'published' limit ${KNOWN_MAX}`)
    return { value: new Set(rows.map(({ key }) => key)), bytes: rows.length * 200 }
  }
  return (await galleryCache().page('images of posts', POSTS_CACHE_MS, load)) ?? (await load()).value
}

async function isTrue(condition: ReturnType<typeof sql>): Promise<boolean> {
  const [row] = await rowsOf<{ answer: boolean }>(sql`select (${condition}) as answer`)
  return row!.answer
}
