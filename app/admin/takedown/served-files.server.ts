/** Which stored files are served. Files are stored by content: one that something public has is served. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { perDatabase, rowsOf } from '#app/platform/db/client.server.ts'
import { galleryVersion } from '#app/platform/db/gallery-version.server.ts'

/** The files known to be public, about 10 MB. */
const KNOWN_MAX = 50_000
/** At start, the files of this many new emails are loaded, so that they are served if the database fails then. */
const EMAILS_AT_START = 1_000
/** Other files are remembered for a short time, so that repeated requests cost no queries. */
const OTHERS_MAX = 10_000
const OTHERS_MS = 10_000
/** Requests during a query share the next one, unless it takes longer than this. */
const QUERY_WAIT_MS = 250

/** `removed`: visitors may have seen the file. `other`: it was never public, or it does not exist. */
export type FileState = 'public' | 'removed' | 'other'

type Answers = Map<string, FileState>

const known = perDatabase(() => ({
  /** The version of the gallery in which each file was last public. */
  versions: new LRUCache<string, string>({ max: KNOWN_MAX }),
  others: new LRUCache<string, { state: FileState; version: string }>({ max: OTHERS_MAX, ttl: OTHERS_MS }),
  /** The keys of the next query, that query, and the running one. */
  waiting: new Set<string>(),
  next: null as Promise<Answers> | null,
  current: Promise.resolve() as Promise<unknown>,
}))

/** A brand that shows screenshots only (`hideSource`) has no other public files. */
const isShown = sql`(e.status = 'published' and b.status = 'active' and (f.role = 'preview' or not b.hide_source))`
const filesOfEmails = sql`email_files f join emails e on e.id = f.email_id join brands b on b.id = e.brand_id`
const imagesOfPosts = sql`
  select substr(cover_image, 2) from blog_posts where status = 'published' and cover_image like '/media/%'
  union
  select m[1] from blog_posts, regexp_matches(body, 'media/[0-9a-f]{2}/[0-9a-f]{64}[.][a-z0-9]+', 'g') as m
  where status = 'published'`

/** Who may see a file; a running import takes none away. Null if only the database knows and `mayAsk` says no. */
export async function fileState(key: string, mayAsk: () => boolean): Promise<FileState | null> {
  const { versions, others } = known()
  const { settled, version } = await galleryVersion()
  const lastPublic = versions.get(key)
  if (lastPublic === settled) return 'public'
  const other = others.get(key)
  if (other?.version === version) return other.state
  if (lastPublic === undefined && !mayAsk()) return null
  const state = await ask(key)
  if (state === 'public') versions.set(key, settled)
  else {
    versions.delete(key)
    others.set(key, { state, version })
  }
  return state
}

/** Simultaneous requests, and those during a query, share the next one. */
async function ask(key: string): Promise<FileState> {
  const batch = known()
  batch.waiting.add(key)
  batch.next ??= Promise.race([batch.current, pause(QUERY_WAIT_MS, null, { ref: false })]).then(() => {
    const answers = statesOf([...batch.waiting])
    batch.waiting.clear()
    batch.next = null
    batch.current = answers.catch(() => {})
    return answers
  })
  return (await batch.next).get(key)!
}

async function statesOf(keys: string[]): Promise<Answers> {
  const rows = await rowsOf<{ key: string; state: FileState }>(sql`
    select key, case
      when exists (select from ${filesOfEmails} where f.key = asked.key and ${isShown})
        or exists (select from brands where logo_url = '/' || asked.key and status = 'active')
        or asked.key in (${imagesOfPosts}) then 'public'
      when exists (
          select from ${filesOfEmails}
          where f.key = asked.key and (e.status = 'hidden' or b.status in ('archived', 'private'))
        ) or exists (select from former_files where former_files.key = asked.key) then 'removed'
      else 'other'
    end as state from unnest(${sql.param(keys)}::text[]) as asked (key)`)
  return new Map(rows.map(({ key, state }) => [key, state]))
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
      select email_id from gallery_emails order by created_at desc, email_id desc limit ${EMAILS_AT_START}
    ) newest join emails e on e.id = newest.email_id join email_files f on f.email_id = e.id
    join brands b on b.id = e.brand_id
    where f.key like 'media/%' and ${isShown} limit ${KNOWN_MAX}
  `)
  const others = await rowsOf<{ key: string }>(sql`
    select substr(logo_url, 2) as key from brands where logo_url like '/media/%' and status = 'active'
    union ${imagesOfPosts} limit ${KNOWN_MAX}`)
  for (const { key } of [...files, ...others]) versions.set(key, settled)
}
