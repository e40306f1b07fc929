/**
 * Which stored files are served: those of public emails, the logos of active brands and the images of published posts.
 * Files are stored by content, so one that something hidden has as well is served if something public has it.
 */
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { type OpenDatabase, openedDatabase, rowsOf } from '#app/platform/db/client.server.ts'
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import { galleryVersion } from '#app/platform/db/gallery-version.server.ts'

/** The files known to be public, about 10 MB. */
const KNOWN_MAX = 50_000
/** A query covers the files that are waited for and as many of the most recently served ones. */
const ASKED_AT_ONCE = 500
/** At start, the files of this many new emails are loaded, so that they are served if the database fails then. */
const EMAILS_AT_START = 1_000
const POSTS_CACHE_MS = 10 * 60_000
/** Other files are remembered for a short time, so that repeated requests cost no queries. */
const OTHERS_MAX = 10_000
const OTHERS_MS = 10_000
/** Requests during a query share the next one, unless it takes longer than this. */
const QUERY_WAIT_MS = 250

/** `removed`: visitors may have seen the file. `other`: it was never public, or it does not exist. */
export type FileState = 'public' | 'removed' | 'other'

type Answers = Map<string, FileState>

type Known = {
  /** The version of the gallery in which each file was last public. */
  versions: LRUCache<string, string>
  others: LRUCache<string, { state: FileState; version: string }>
  /** The keys of the next query, that query, and the running one. */
  waiting: Set<string>
  next: Promise<Answers> | null
  current: Promise<unknown>
}

const knownBy = new WeakMap<OpenDatabase, Known>()

function known(): Known {
  const database = openedDatabase()
  let one = knownBy.get(database)
  if (!one) {
    one = {
      versions: new LRUCache({ max: KNOWN_MAX }),
      others: new LRUCache({ max: OTHERS_MAX, ttl: OTHERS_MS }),
      waiting: new Set(),
      next: null,
      current: Promise.resolve(),
    }
    knownBy.set(database, one)
  }
  return one
}

/** Images-only brands show screenshots, but not the source of their emails. */
const isShown = sql`(e.status = 'published' and b.status = 'active' and (f.role = 'preview' or not b.hide_source))`
const filesOfEmails = sql`email_files f join emails e on e.id = f.email_id join brands b on b.id = e.brand_id`

/**
 * Who may see the file with this key. What a running import adds takes no file away. Null if only the database knows
 * and `mayAsk` says no.
 */
export async function fileState(key: string, mayAsk: () => boolean): Promise<FileState | null> {
  const { versions, others, waiting } = known()
  const { settled, version } = await galleryVersion()
  const lastPublic = versions.get(key)
  if (lastPublic === settled) return 'public'
  const other = others.get(key)
  if (other?.version === version) return other.state
  if (lastPublic === undefined && !mayAsk()) return null
  waiting.add(key)
  return (await askNext()).get(key)!
}

/** Whether the file was public when the database was last reachable. */
export function wasPublicFile(key: string): boolean {
  return known().versions.has(key)
}

/** Whether the file belongs to an email in review: a draft, a scheduled one, or one of a draft brand. */
export async function isFileInReview(key: string): Promise<boolean> {
  const rows = await rowsOf(sql`
    select from ${filesOfEmails}
    where f.key = ${key} and e.status in ('published', 'draft', 'scheduled') and b.status in ('active', 'draft')
    union all
    select from brands where logo_url = ${`/${key}`} and status = 'draft' limit 1`)
  return rows.length > 0
}

/** Called at start, so that images are served through an outage soon after. */
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

/** Simultaneous requests, and those during a query, share the next one. */
function askNext(): Promise<Answers> {
  const one = known()
  if (one.next) return one.next
  const free = Promise.race([one.current, pause(QUERY_WAIT_MS, null, { ref: false })])
  const answers = free.then(nextTurn).then(async () => {
    const keys = [...one.waiting]
    one.waiting.clear()
    one.next = null
    const found: Answers = new Map()
    for (let at = 0; at < keys.length; at += ASKED_AT_ONCE) {
      for (const [key, state] of await ask(one, keys.slice(at, at + ASKED_AT_ONCE))) found.set(key, state)
    }
    return found
  })
  one.next = answers
  one.current = answers.catch(() => {})
  return answers
}

async function ask({ versions, others }: Known, wanted: string[]): Promise<Answers> {
  const { settled, version } = await galleryVersion()
  const isWanted = new Set(wanted)
  const keys = new Set(wanted)
  // The other images of the page are requested soon.
  for (const [key, known] of versions.entries()) {
    if (keys.size >= 2 * ASKED_AT_ONCE) break
    if (known !== settled) keys.add(key)
  }
  const asked = [...keys]
  const posts = await imagesOfPosts()
  const rows = await rowsOf<{ key: string; state: FileState }>(sql`
    select f.key, 'public' as state from ${filesOfEmails} where f.key in ${asked} and ${isShown}
    union
    select substr(logo_url, 2), 'public' from brands
    where logo_url in ${asked.map((key) => `/${key}`)} and status = 'active'
    union
    select f.key, 'removed' from ${filesOfEmails}
    where f.key in ${wanted} and (e.status = 'hidden' or b.status in ('archived', 'private'))
    union
    select key, 'removed' from former_files where key in ${wanted}`)
  const answers: Answers = new Map(asked.map((key) => [key, posts.has(key) ? 'public' : 'other']))
  for (const { key, state } of rows) if (answers.get(key) !== 'public') answers.set(key, state)
  for (const [key, state] of answers) {
    if (state === 'public') versions.set(key, settled)
    else {
      versions.delete(key)
      // A file that is only queried along may be a removed one.
      if (isWanted.has(key)) others.set(key, { state, version })
    }
  }
  return answers
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
