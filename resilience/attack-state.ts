/** Detects changes by an attack: the contents of the database, as one fingerprint per table. */
import type { OpenDatabase } from '#app/platform/db/client.server.ts'

/** Tables that strangers may add to, or that the server writes by itself. */
const OPEN_TO_ALL = new Set([
  'account_events',
  'contact_messages',
  'reports',
  'search_words',
  'subscribers',
  'verifications',
])

/**
 * Excluded everywhere: old rows are deleted, and jobs read the facts of emails.
 */
const NEVER_STILL = new Set([
  'email_checks',
  'email_attributes',
  'gallery_counts',
  'gallery_version',
  'rate_limits',
])

/** Tables that the pages of administrators change. */
const ADMINISTRATED = new Set([
  'analytics_queue',
  'arrivals',
  'blog_post_slugs',
  'blog_posts',
  'brand_categories',
  'brand_domains',
  'brand_slugs',
  'brands',
  'categories',
  'category_aliases',
  'change_rows',
  'changes',
  'email_categories',
  'email_files',
  'email_list',
  'email_list_filed',
  'email_search',
  'email_slugs',
  'emails',
  'analytics_counts',
  'analytics_emails',
  'analytics_filed',
  'analytics_words',
  'former_files',
  'gallery_changes',
  'gallery_emails',
  'gallery_queue',
  'gallery_tags',
  'import_notes',
  'import_runs',
  'inbox_addresses',
  'inbox_rules',
  'inbox_sources',
  'inbox_tokens',
  'review_leases',
  'submissions',
  'uploads',
  'unlisted_search',
])

type State = Record<string, string>

/**
 * - `everything`: nothing may change.
 * - `theirs`: what belongs to the `guarded` people, and what not even the pages of administrators change.
 * - `site`: that, and what only administrators can change.
 */
export async function readState(
  { executeSql }: OpenDatabase,
  scope: 'everything' | 'theirs' | 'site',
  guarded: string[],
): Promise<State> {
  const { rows } = await executeSql(`
    select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' group by table_name order by table_name`)
  const state: State = {}
  for (const { name, columns } of rows as { name: string; columns: string[] }[]) {
    if (NEVER_STILL.has(name) || (scope !== 'everything' && OPEN_TO_ALL.has(name))) continue
    const ownedBy = name === 'users' ? 'id' : columns.includes('user_id') ? 'user_id' : null
    if (!ownedBy && scope === 'theirs' && ADMINISTRATED.has(name)) continue
    const people =
      ownedBy && scope !== 'everything' ? `where ${ownedBy} = any($1)` : 'where $1::uuid[] is not null'
    // Using a session extends it.
    const facts = name === 'sessions' ? 'id::text || user_id || token' : 't::text'
    const { rows: found } = await executeSql(
      `select count(*) || ' rows, ' || coalesce(md5(string_agg(${facts}, '|' order by ${facts})), '') as print
       from ${name} t ${people}`,
      [guarded],
    )
    state[name] = String(found[0]!['print'])
  }
  return state
}

/** The tables that changed. */
export function changesBetween(before: State, after: State): string[] {
  return Object.keys(before)
    .filter((table) => before[table] !== after[table])
    .map((table) => `${table}: ${before[table]} → ${after[table]}`)
}
