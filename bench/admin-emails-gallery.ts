/** Two galleries for the bench of the list of all emails, and what it asks of each. */
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { db, type OpenDatabase, rowsOf } from '#app/db/client.server.ts'
import { EMAILS_PAGE } from '#app/features/admin-emails/schema.ts'
import { projectRoot } from '#app/lib/project-root.server.ts'
import { createUser } from '#test/signed-in.ts'
import { inGallery } from './bench-gallery.ts'
import { seedFacts } from './synthetic-facts.ts'

type Query = Record<string, unknown>

export type Gallery = { folder: string; requests: Map<string, Query> }

export const EDITOR = {
  email: 'editor@bench.example',
  name: 'Eve Editor',
  password: 'reading-lamp-9',
  role: 'editor',
} as const

/**
 * A copy of the seeded gallery, of which some emails are drafts, hidden or doubtful; a small one has more drafts, and half
 * of its emails are of the latest year.
 */
export async function prepareEmails(count: string, isSmall: boolean): Promise<Gallery> {
  const bench = path.join(projectRoot(), '.cache', 'bench')
  const folder = path.join(bench, `admin-emails-${count}`)
  if (!existsSync(folder)) {
    const unfinished = `${folder}-unfinished`
    rmSync(unfinished, { recursive: true, force: true })
    cpSync(path.join(bench, `emails-${count}`), unfinished, { recursive: true })
    await inGallery(unfinished, (database) => vary(database, isSmall))
    renameSync(unfinished, folder)
  }
  return { folder, requests: await inGallery(folder, requestsOf) }
}

async function vary(database: OpenDatabase, isSmall: boolean): Promise<void> {
  await createUser(EDITOR)
  const share = sql`abs(hashtext(slug)) % 100`
  await db().execute(sql`
    update emails set
      status = case when ${share} < ${isSmall ? 20 : 3} then 'draft' when ${share} = 99 then 'hidden' else status end,
      sent_at = case when ${isSmall} and abs(hashtext(slug)) % 2 = 0 then created_at else sent_at end,
      guesses = case when abs(hashtext(slug)) % 10 < 6 then jsonb_build_object('emailType', jsonb_build_object(
        'value', 'newsletter', 'reason', 'generated', 'confidence', abs(hashtext(slug) % 101) / 100.0)) else '{}' end`)
  // Otherwise the server would read the facts of 100,000 emails while it is measured.
  await seedFacts(database)
  // Seeded rows are filed for the gallery alone.
  await db().execute(sql`select admin_emails_refresh(array(select id from emails))`)
  // Rows that were written twice lie on half as many pages again, about as an import leaves them.
  await db().execute(sql`vacuum analyze`)
}

/** The same requests, each with the gallery's own commonest values, and its rarest that fill a page. */
async function requestsOf(): Promise<Map<string, Query>> {
  const [brand, type, industry] = [await extremes(1), await extremes(3), await extremes(2)]
  const year = await extremes(5)
  const fact = await extremes(6)
  const word = await extremeWords()
  const half = await rowsOf<{ id: string }>(sql`
    select email_id as id from admin_emails order by created_at desc
    offset (select count(*) / 2 from admin_emails) limit 1`)
  const after = half[0]!.id
  const ofBrand = await extremes(3, brand.common.tag)
  return new Map<string, Query>([
    ['opened', {}],
    ...['sent', 'subject', 'brand', 'status', 'confidence'].map((sort): [string, Query] => [
      `by ${sort}`,
      { sort },
    ]),
    ['half-way down', { after }],
    ['half-way down, by subject', { after, sort: 'subject' }],
    ['drafts', { status: 'draft' }],
    ['drafts, by subject', { status: 'draft', sort: 'subject' }],
    ['no guess, by confidence', { confidence: 'none', sort: 'confidence' }],
    ['doubtful, by confidence', { confidence: 'doubtful', sort: 'confidence' }],
    ['the commonest type', { type: type.common.value }],
    ['the rarest type', { type: type.rare.value }],
    ['the commonest brand', { brand: brand.common.value }],
    ['the commonest brand, by brand', { brand: brand.common.value, sort: 'brand' }],
    ['the rarest brand', { brand: brand.rare.value }],
    ['the commonest industry', { industry: industry.common.value }],
    ['the latest year', { year: year.common.value }],
    ['the rarest year', { year: year.rare.value }],
    [
      'commonest type, industry and year',
      { type: type.common.value, industry: industry.common.value, year: year.common.value },
    ],
    ['commonest type of drafts, by sent', { type: type.common.value, status: 'draft', sort: 'sent' }],
    ['rarest type of the commonest brand', { type: ofBrand.rare.value, brand: brand.common.value }],
    ['the commonest fact', queryOf(fact.common)],
    ['the rarest fact', queryOf(fact.rare)],
    ['two facts, by sent', { offer: 'any', language: 'en', sort: 'sent' }],
    ['a common word', { q: word.common }],
    ['a rare word', { q: word.rare }],
    ['a word nobody wrote', { q: 'xylographically' }],
  ])
}

/** Of `language:en`. */
function queryOf({ value: fact }: Value): Query {
  const [filter, value] = fact.split(':')
  return { [filter!]: value }
}

type Value = { tag: number; value: string }

/** Of the tags of a kind, among the emails that carry `within`. */
async function extremes(kind: number, within?: number): Promise<{ common: Value; rare: Value }> {
  const rows = await rowsOf<Value>(sql`
    select tag, coalesce(btrim(b.slug), c.slug, g.fact, (tag >> 3)::text) as value
    from admin_emails cross join unnest(tags) as t(tag)
    left join gallery_tags g using (tag) left join brands b on b.id = g.brand_id
    left join categories c on c.id = g.category_id
    where tag & 7 = ${kind} and ${within ? sql`${within}::int = any(tags)` : sql`true`}
    group by 1, 2 having count(*) > ${EMAILS_PAGE} order by count(*) desc, 2`)
  return { common: rows[0]!, rare: rows.at(-1)! }
}

/** Of those that not even a tenth has, because some are in every generated email. */
async function extremeWords(): Promise<{ common: string; rare: string }> {
  const rows = await rowsOf<{ word: string }>(sql`
    select word from ts_stat('select words from admin_emails')
    where ndoc > ${EMAILS_PAGE} and ndoc < (select count(*) from admin_emails) / 10 and word ~ '^[a-z]{3,}$'
    order by ndoc desc, word`)
  return { common: rows[0]!.word, rare: rows.at(-1)!.word }
}
