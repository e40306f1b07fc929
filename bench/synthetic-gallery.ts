/**
 * A reproducible gallery of any size, generated in SQL: generated brands send emails as long as real ones, with the
 * samples' words in another order, and with attributes, checks and analytics. As in reality, a few brands, types and
 * words are common and most are rare. Nothing is rendered, and no files are stored.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { type OpenDatabase, rowsOf, type Transaction, useDatabase } from '#app/platform/db/client.server.ts'
import * as schema from '#app/platform/db/schema.ts'
import { emailList } from '#app/platform/db/schema.ts'
import type { EmailStats } from '#app/platform/db/json-columns.ts'
import { syncTaxonomy } from '#app/gallery/categories/commands.server.ts'
import { sampleBundle } from '#app/intake/ingest/store/samples.server.ts'
import { addAnalytics, countAnalytics } from './synthetic-analytics.ts'
import { addAttributes, makeDesigns, tagAttributes } from './synthetic-attributes.ts'
import { addChecks, makeIssues } from './synthetic-checks.ts'

/** Emails per transaction. */
const SLICE = 10_000
/** The number of different texts; larger galleries repeat them under other dates, brands and attributes. */
const TEXTS = 4_000
const EMAILS_PER_BRAND = 80
const NEWEST = '2026-10-01T00:00:00Z'
/** Slices at once, on a server. */
const CONNECTIONS = 2

/** Tables whose triggers process every email separately; here all are filed at once. */
const TABLES = [
  'emails',
  'email_categories',
  'email_attributes',
  'email_checks',
  'brands',
  'brand_categories',
] as const

/** Fills `database` up to `count` emails and keeps existing ones. The database must contain nothing else. */
export async function seedGallery(
  database: OpenDatabase,
  count: number,
  onProgress: (done: number) => void = () => {},
): Promise<void> {
  useDatabase(database)
  await syncTaxonomy()
  const [filed] = await database.db.select().from(schema.galleryVersion)
  if (filed!.emails > 0 && (await database.db.$count(emailList)) >= count) return onProgress(count)
  if (database.engine === 'embedded') return await fill([database.db], count, onProgress)
  const patient = await Promise.all(Array.from({ length: CONNECTIONS }, connectPatiently))
  try {
    await fill(
      patient.map(({ db }) => db),
      count,
      onProgress,
    )
  } finally {
    await Promise.all(patient.map(({ end }) => end()))
  }
}

/**
 * A connection without a time limit: building an index over a million emails takes longer than the statement timeout.
 */
async function connectPatiently() {
  const [{ name }] = (await rowsOf<{ name: string }>(sql`select current_database() as name`)) as [
    { name: string },
  ]
  const url = new URL(process.env['DATABASE_URL'] ?? process.env['BENCH_DATABASE_URL'] ?? '')
  url.pathname = `/${name}`
  const client = new Client({ connectionString: url.href })
  await client.connect()
  await client.query(
    "set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set jit = off; set synchronous_commit = off; set statement_timeout = 0",
  )
  return { db: drizzle(client, { schema }) as OpenDatabase['db'], end: () => client.end() }
}

async function fill(
  connections: OpenDatabase['db'][],
  count: number,
  onProgress: (done: number) => void,
): Promise<void> {
  const [db] = connections as [OpenDatabase['db']]
  const brands = Math.ceil(count / EMAILS_PER_BRAND)
  await makeTexts(db)
  await makeIssues(db)
  await db.transaction(async (tx) => {
    await setTriggers(tx, 'disable')
    await addBrands(tx, brands)
  })
  await makeDesigns(db, brands, id('brand', 'n'))
  await tagAttributes(db)
  await dropIndexes(db)
  const slices = Array.from({ length: Math.ceil(count / SLICE) }, (_, at) => at * SLICE)
  let done = 0
  await Promise.all(connections.map(addSlices))
  await db.execute(sql`drop table bench_texts, bench_issues, bench_designs`)
  await buildIndexes(connections)
  await db.transaction((tx) => setTriggers(tx, 'enable'))
  await db.execute(sql`vacuum analyze`)
  await countAnalytics(db)
  await db.transaction(countAll)
  await db.execute(sql`vacuum analyze gallery_counts, analytics_counts, analytics_words`)

  async function addSlices(connection: OpenDatabase['db']): Promise<void> {
    for (let from = slices.shift(); from !== undefined; from = slices.shift()) {
      const first = from
      const until = Math.min(first + SLICE, count)
      await connection.transaction((tx) => addSlice(tx, first, until, count))
      done += until - first
      onProgress(done)
      // Updates the planner's statistics for the next slices.
      if (Math.log2(done / SLICE) % 1 === 0) await connection.execute(sql`analyze`)
    }
  }
}

/** Indexes are built faster once all rows are there. What they were stays in a table if the run is interrupted. */
async function dropIndexes(db: OpenDatabase['db']): Promise<void> {
  await db.execute(sql`create table if not exists bench_indexes (definition text)`)
  const tables = sql.raw(
    `('emails', 'email_list', 'email_words', 'email_search', 'email_attributes', 'email_checks')`,
  )
  const dropped = await rowsOf<{ name: string }>(sql`
    with known as (
      select indexname, indexdef from pg_indexes
      where schemaname = current_schema() and tablename in ${tables} and indexdef not like '% UNIQUE %'
    ), noted as (insert into bench_indexes select indexdef from known)
    select indexname as name from known`)
  for (const { name } of dropped) await db.execute(sql.raw(`drop index ${name}`))
}

async function buildIndexes(connections: OpenDatabase['db'][]): Promise<void> {
  const [db] = connections as [OpenDatabase['db']]
  // The one of the search documents takes the longest.
  const noted = await rowsOf<{ definition: string }>(
    sql`select definition from bench_indexes order by definition like '%email_search_document%' desc`,
  )
  await Promise.all(
    connections.map(async (connection) => {
      for (let next = noted.shift(); next; next = noted.shift())
        await connection.execute(sql.raw(next.definition))
    }),
  )
  await db.execute(sql`drop table bench_indexes`)
}

async function setTriggers(tx: Transaction, to: 'enable' | 'disable'): Promise<void> {
  for (const name of TABLES) await tx.execute(sql.raw(`alter table ${name} ${to} trigger user`))
}

/** Creates texts from the samples' lines, and their search documents. */
async function makeTexts(db: OpenDatabase['db']): Promise<void> {
  const texts = composeTexts()
  await db.execute(sql`drop table if exists bench_texts`)
  await db.execute(sql`
    create table bench_texts (n int, subject text, preheader text, body text, words int, document tsvector,
      subject_cells text[])`)
  for (let from = 0; from < texts.length; from += 500) {
    await db.execute(sql`
      insert into bench_texts
      select n, subject, preheader, body, words,
        search_weigh('simple', search_fold(subject), '', search_fold(preheader), search_fold(body), '')
          || search_weigh('english', search_fold(subject), '', search_fold(preheader), search_fold(body), ''),
        array(select 'word:' || word from unnest(analytics_subject_words(subject, 'en')) as word)
      from jsonb_to_recordset(${JSON.stringify(texts.slice(from, from + 500))}::jsonb)
        as texts(n int, subject text, preheader text, body text, words int)`)
  }
  await db.execute(sql`alter table bench_texts add primary key (n)`)
  await db.execute(sql`analyze bench_texts`)
  await db.execute(sql`
    insert into search_words (word)
    select distinct word from bench_texts, unnest(tsvector_to_array(document)) as found(word)
    where length(word) between 3 and 24 and word ~ '^[[:alpha:]]+$' on conflict do nothing`)
}

async function addBrands(tx: Transaction, count: number): Promise<void> {
  const numbers = sql`generate_series(0, ${count - 1}::int) as n`
  await tx.execute(sql`
    insert into brands (id, name, slug, status, color)
    select ${id('brand', 'n')}, ${brandName('n')}, lower(${brandName('n')}) || '-' || n, 'active', '#2f4858'
    from ${numbers} on conflict do nothing`)
  await tx.execute(sql`
    insert into gallery_tags (tag, brand_id) select nextval('gallery_tag') * 8 + 1, ${id('brand', 'n')}
    from ${numbers} on conflict do nothing`)
  await tx.execute(sql`
    insert into brand_categories (brand_id, category_id, position)
    select ${id('brand', 'n')}, ${mostlyFirst('vertical', 'n', 5)}, 0 from ${numbers}
    union all
    select ${id('brand', 'n')}, ${mostlyFirst('vertical', 'n', 6)}, 1 from ${numbers}
    on conflict do nothing`)
}

async function addSlice(tx: Transaction, from: number, until: number, count: number): Promise<void> {
  await tx.execute(sql`
    create temporary table bench_slice on commit drop as
    select n, ${id('email', 'n')} as id, brand, ${id('brand', 'brand')} as brand_id, text, created_at,
      case when ${random('n', 7)} < 0.95 then created_at - ${random('n', 8)} * interval '8 years' end as sent_at,
      abs(hashtext(${id('email', 'n')}::text) % 1000003) as r
    from (
      select n, floor((n / ${EMAILS_PER_BRAND}::int + 1) * ${random('n', 9)} ^ 2)::int as brand,
        -- In the order they are added, as in a real gallery, or the rows of the newest emails are scattered on disk.
        ${NEWEST}::timestamptz - (${count}::int - n - ${random('n', 10)}) * interval '5 minutes' as created_at,
        floor(${random('n', 11)} * ${TEXTS}::int)::int as text
      from generate_series(${from}::int, ${until - 1}::int) as n
    ) as generated
    where not exists (select from emails e where e.id = ${id('email', 'n')})`)
  await tx.execute(sql`analyze bench_slice`)
  await tx.execute(sql`
    insert into emails (id, slug, brand_id, subject_line, preheader, sender_name, sent_at, content_hash, language,
      original_key, body_text, facts, created_at, preview, status, guesses)
    select id, 'generated-' || s.n, brand_id, subject, preheader, ${brandName('brand')}, sent_at,
      encode(sha256(('email ' || s.n)::bytea), 'hex'), 'en', 'private/00/' || s.n || '.eml', body,
      ${JSON.stringify(facts)}::jsonb || jsonb_build_object('wordCount', words), created_at,
      -- A screenshot whose files nobody has.
      case when r % 40 > 0 then jsonb_build_object('width', 640, 'height', 900 + r % 4000, 'dominantColor', '#f4f1ea',
        'files', jsonb_build_array(
          jsonb_build_object('width', 320, 'height', 450 + r % 2000, 'webp', media || '1.webp', 'avif', null),
          jsonb_build_object('width', 640, 'height', 900 + r % 4000, 'webp', media || '2.webp', 'avif', null))) end,
      -- So many drafts fill a page of the list of all emails in a small gallery, too.
      case when ${random('s.n', 30)} < 0.1 then 'draft' when ${random('s.n', 30)} > 0.99 then 'hidden'
        else 'published' end,
      case when ${random('s.n', 31)} < 0.6 then jsonb_build_object('emailType', jsonb_build_object(
        'value', 'newsletter', 'reason', 'generated', 'confidence', round(${random('s.n', 32)}::numeric, 2)))
        else '{}' end
    from bench_slice s join bench_texts t on t.n = s.text
    cross join lateral (select 'media/' || left(md5(s.n::text), 2) || '/' || left(repeat(md5(s.n::text), 2), 63) as media) as m
    order by s.n`)
  await tx.execute(sql`
    insert into email_categories (email_id, category_id, position)
    select id, category_id, row_number() over (partition by id order by place) - 1
    from (
      select id, ${mostlyFirst('email_type', 'n', 12)} as category_id, 0 as place from bench_slice
      union all select id, ${mostlyFirst('email_type', 'n', 13)}, 1 from bench_slice where ${random('n', 14)} < 0.3
      union all select id, ${mostlyFirst('occasion', 'n', 15)}, 2 from bench_slice where ${random('n', 16)} < 0.4
      union all select id, ${mostlyFirst('vertical', 'n', 17)}, 3 from bench_slice where ${random('n', 18)} < 0.1
    ) as filed
    on conflict do nothing`)
  await addAttributes(tx)
  await addChecks(tx)
  await tx.execute(sql`
    insert into email_list (email_id, created_at, sent_at, year, has_preview, is_public, subject, brand, status,
      confidence, rule_id, tags, words)
    select email_id, f.created_at, f.sent_at, year, has_preview, is_public, subject, f.brand, status, confidence,
      rule_id, tags, ''
    from bench_slice s join email_list_filed f on f.email_id = s.id order by s.n`)
  await tx.execute(sql`
    insert into email_words (email_id, words)
    select email_id, words from bench_slice s join email_list_filed f on f.email_id = s.id`)
  await tx.execute(sql`
    insert into email_search (email_id, created_at, dictionary, document)
    select s.id, s.created_at, 'english', search_filed(t.document, l.tags)
    from bench_slice s join email_list l on l.email_id = s.id join bench_texts t on t.n = s.text order by s.n`)
  await addAnalytics(tx)
}

/** Counts all emails at once, as the database does for every change. */
async function countAll(tx: Transaction): Promise<void> {
  await tx.execute(sql`truncate gallery_counts`)
  await tx.execute(sql`
    insert into gallery_counts (tag, count, changed_at)
    select tag, count(*), max(created_at) from gallery_emails cross join unnest(tags) as tag
    where tag = 0 or tag & 7 > 0 group by 1`)
  await tx.execute(sql`
    update gallery_version set version = gen_random_uuid(), emails = (select count(*) from gallery_emails)`)
}

function id(kind: 'brand' | 'email', number: string): SQL {
  return sql.raw(`md5('${kind} ' || ${number})::uuid`)
}

/** A number from 0 up to 1 in SQL, always the same for `number` and `seed`. */
function random(number: string, seed: number): SQL {
  return sql.raw(`((hashint8extended(${number}, ${seed}) & 1048575) / 1048576.0::float8)`)
}

/** A category of a type in SQL: the first far more often than the last. */
function mostlyFirst(type: string, number: string, seed: number): SQL {
  const types = type === 'occasion' ? `('occasion', 'seasonal')` : `('${type}')`
  const ids = sql.raw(`(select array_agg(id order by slug) from categories where type in ${types})`)
  return sql`(select ids[1 + floor(array_length(ids, 1) * ${random(number, seed)} ^ 3)::int] from (select ${ids} as ids) as known)`
}

const SYLLABLES = 'al ber cor da el fen gra hol in ju ka lum mo ner ol pa'.split(' ')

function brandName(number: string): SQL {
  const syllables = sql.raw(`'{${SYLLABLES.join()}}'::text[]`)
  const parts = [20, 21, 22].map(
    (seed) => sql`(${syllables})[1 + floor(${random(number, seed)} * ${SYLLABLES.length}::int)::int]`,
  )
  return sql`initcap(${sql.join(parts, sql` || `)})`
}

/** The lines of the samples in another order, with names of products that are in few. */
function composeTexts() {
  const folder = path.join(sampleBundle(), 'emails')
  const samples = readdirSync(folder).map((name) => {
    const { fields } = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as {
      fields: { subjectLine: string; bodyText: string }
    }
    return fields
  })
  const subjects = samples.map(({ subjectLine }) => subjectLine)
  const sentences = samples.flatMap(({ bodyText }) => bodyText.split('\n').filter((line) => line.length > 30))
  let state = 1
  function share(): number {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const pick = (from: string[]): string => from[Math.floor(share() * from.length)]!
  const product = () => Array.from({ length: 3 + Math.floor(share() * 2) }, () => pick(SYLLABLES)).join('')
  return Array.from({ length: TEXTS }, (_, n) => {
    // Half have under 300 words, the longest a thousand.
    const lines = Array.from({ length: 6 + Math.floor(50 * share() ** 2) }, () =>
      share() < 0.4 ? `${pick(sentences)} ${product()}` : pick(sentences),
    )
    const body = lines.join('\n')
    return { n, subject: pick(subjects), preheader: pick(sentences), body, words: body.split(/\s/).length }
  })
}

const facts: EmailStats = {
  htmlBytes: 48_000,
  imageCount: 6,
  imageBytes: 240_000,
  imagesWithoutAlt: 1,
  linkCount: 14,
  wordCount: 240,
  darkStyles: false,
  fonts: ['Arial'],
  colors: ['#2f4858'],
}
