import { inArray, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { defineJob } from '#app/platform/lib/jobs.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { isSiteImage } from '#app/platform/lib/site-config.ts'
import { CONTENT_KEYS, storage, UNUSED_AFTER_MS } from '#app/platform/lib/storage.server.ts'
import { db, rowsOf } from './client.server.ts'
import { DERIVED_TABLES } from './derived-tables.ts'
import * as schema from './schema.ts'

const { emailFiles, emails } = schema

const ASKED_AT_ONCE = 500

defineJob({
  name: 'unused-files',
  cron: '20 4 * * *',
  retryLimit: 1,
  longestSeconds: 4 * 3600,
  run: (_, stopping) => sweepFiles(stopping),
})

/** Deletes files that no row refers to; another email may have the same one, and an arrival its original. */
export async function deleteUnused(keys: string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += ASKED_AT_ONCE) await deleteSome(keys.slice(at, at + ASKED_AT_ONCE))
}

async function deleteSome(keys: string[]): Promise<void> {
  const rows = await rowsOf<{ key: string }>(sql`
    select key from email_files where key in ${keys}
    union select original_key from emails where original_key in ${keys}
    union select original_key from arrivals where original_key in ${keys}
    union select original_key from submissions where original_key in ${keys}
    union select substr(logo_url, 2) from brands where logo_url in ${keys.map((key) => `/${key}`)}`)
  const used = new Set(rows.map(({ key }) => key))
  for (const key of keys) if (!used.has(key)) await deleteFile(key)
}

async function deleteFile(key: string): Promise<void> {
  if (isSiteImage(`/${key}`)) return
  await storage()
    .delete(key)
    .catch((error: unknown) => log.warn({ err: error, key }, 'a file nobody uses could not be deleted'))
}

/** Tables without keys of files that are in use: large ones, and those that only describe the past. */
const WITHOUT_KEYS = new Set<unknown>([
  emailFiles,
  emails,
  schema.formerFiles,
  schema.changes,
  schema.emailAttributes,
  schema.emailChecks,
  ...DERIVED_TABLES,
])
const OTHER_TABLES = Object.values(schema).filter((value) => is(value, PgTable) && !WITHOUT_KEYS.has(value))

/** Keys that are looked for in all tables at once. */
const SWEPT_AT_ONCE = 20_000

/** Deletes files that no row of any table refers to, left by killed processes, unless they are newer than a day. */
export async function sweepFiles(stopping?: AbortSignal): Promise<void> {
  let unlisted: string[] = []
  let count = 0
  async function sweep(): Promise<void> {
    const used = await keysInRows(unlisted)
    for (const key of unlisted) if (!used.has(key) && (await deleteIfOld(key))) count += 1
    unlisted = []
  }
  for (const area of ['media', 'private']) {
    for (let first = 0; first < 256; first++) {
      stopping?.throwIfAborted()
      unlisted.push(...(await listUnlisted(`${area}/${first.toString(16).padStart(2, '0')}/`)))
      if (unlisted.length >= SWEPT_AT_ONCE) await sweep()
    }
  }
  await sweep()
  if (count > 0) log.info({ count }, 'unused files were deleted')
}

async function deleteIfOld(key: string): Promise<boolean> {
  const { lastModified } = await storage().getMetaData(key)
  if (Date.now() - lastModified.getTime() < UNUSED_AFTER_MS) return false
  await deleteFile(key)
  return true
}

/** The files of a folder that are not those of an email. */
async function listUnlisted(folder: string): Promise<string[]> {
  const unlisted: string[] = []
  let paginationToken: string | undefined
  do {
    const page = await storage().listAll(folder, { recursive: true, paginationToken })
    ;({ paginationToken } = page)
    const keys = [...page.objects].flatMap((each) => ('key' in each ? each.key : [])).filter(isContentKey)
    for (let at = 0; at < keys.length; at += ASKED_AT_ONCE) {
      const some = keys.slice(at, at + ASKED_AT_ONCE)
      const rows = await db()
        .select({ key: emailFiles.key })
        .from(emailFiles)
        .where(inArray(emailFiles.key, some))
      const listed = new Set(rows.map(({ key }) => key))
      unlisted.push(...some.filter((key) => !listed.has(key)))
    }
  } while (paginationToken)
  return unlisted
}

function isContentKey(key: string): boolean {
  return key.match(CONTENT_KEYS)?.[0] === key
}

async function keysInRows(keys: string[]): Promise<Set<string>> {
  const used = new Set<string>()
  if (keys.length === 0) return used
  const isAsked = sql`m[1] in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`
  const texts = [
    sql`(select concat_ws(' ', original_key, html_key, preview) as row from ${emails}) t`,
    ...OTHER_TABLES.map((table) => sql`(select t::text as row from ${table} t) t`),
  ]
  for (const text of texts) {
    const rows = await rowsOf<{ key: string }>(sql`
      select distinct m[1] as key from ${text}, regexp_matches(t.row, ${`(${CONTENT_KEYS.source.slice(2)})`}, 'g') m
      where ${isAsked}`)
    for (const { key } of rows) used.add(key)
  }
  return used
}
