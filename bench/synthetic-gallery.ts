/**
 * A reproducible gallery of any size, generated in SQL: generated brands send emails with the samples' words in another
 * order. As in reality, a few brands, types and words are common and most are rare.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { type OpenDatabase, rowsOf, type Transaction, useDatabase } from '#app/platform/db/client.server.ts'
import * as schema from '#app/platform/db/schema.ts'
import { emails } from '#app/platform/db/schema.ts'
import type { EmailStats } from '#app/platform/db/json-columns.ts'
import { syncTaxonomy } from '#app/gallery/categories/commands.server.ts'
import { sampleBundle } from '#app/intake/ingest/store/samples.server.ts'

/** Emails per batch. */
const SLICE = 10_000
/** The number of different emails; larger galleries repeat them under other subjects. */
const TEXTS = 4_000
/** Galleries beyond this have short emails, so that their search index is made in minutes. */
const SHORT_FROM = 200_000
const EMAILS_PER_BRAND = 80
const NEWEST = '2026-10-01T00:00:00Z'

/** Tables whose triggers process every email separately; here all are filed at once. */
const TABLES = ['emails', 'email_categories', 'brands', 'brand_categories'] as const

/** Fills `database` up to `count` emails and keeps existing ones. The database must contain nothing else. */
export async function seedGallery(
  database: OpenDatabase,
  count: number,
  onProgress: (done: number) => void = () => {},
): Promise<void> {
  useDatabase(database)
  await syncTaxonomy()
  const patient = database.engine === 'server' ? await connectPatiently() : null
  try {
    await fill(patient?.db ?? database.db, count, onProgress)
  } finally {
    await patient?.end()
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
  await client.query("set maintenance_work_mem = '512MB'; set work_mem = '256MB'; set jit = off")
  return { db: drizzle(client, { schema }) as OpenDatabase['db'], end: () => client.end() }
}

async function fill(
  db: OpenDatabase['db'],
  count: number,
  onProgress: (done: number) => void,
): Promise<void> {
  let done = await db.$count(emails)
  const [filed] = await db.select().from(schema.galleryVersion)
  onProgress(done)
  if (done >= count && filed!.emails > 0) return
  await makeTexts(db, count)
  await db.execute(sql`drop index if exists email_search_document`)
  while (done < count) {
    const until = Math.min(done + SLICE, count)
    await db.transaction(async (tx) => {
      await setTriggers(tx, 'disable')
      await addSlice(tx, done, until, count)
      await setTriggers(tx, 'enable')
    })
    done = until
    onProgress(done)
    // Updates the planner's statistics for the next batch.
    if (Math.log2(done / SLICE) % 1 === 0) await db.execute(sql`analyze`)
  }
  await db.execute(sql`drop table bench_texts`)
  await db.execute(
    sql`create index email_search_document on email_search using gin (document) with (fastupdate = true, gin_pending_list_limit = 256)`,
  )
  await db.execute(sql`vacuum analyze`)
  await db.transaction(countAll)
  await db.execute(sql`vacuum analyze gallery_counts`)
}

async function setTriggers(tx: Transaction, to: 'enable' | 'disable'): Promise<void> {
  for (const name of TABLES) await tx.execute(sql.raw(`alter table ${name} ${to} trigger user`))
}

/** Creates texts from the samples' lines, and their search documents. */
async function makeTexts(db: OpenDatabase['db'], count: number): Promise<void> {
  const texts = composeTexts(count > SHORT_FROM)
  await db.execute(sql`drop table if exists bench_texts`)
  await db.execute(sql`
    create table bench_texts (n int, subject text, preheader text, body text, document tsvector)`)
  for (let from = 0; from < texts.length; from += 500) {
    await db.execute(sql`
      insert into bench_texts
      select n, subject, preheader, body,
        search_weigh('simple', search_fold(subject), '', search_fold(preheader), search_fold(body), '')
          || search_weigh('english', search_fold(subject), '', search_fold(preheader), search_fold(body), '')
      from jsonb_to_recordset(${JSON.stringify(texts.slice(from, from + 500))}::jsonb)
        as texts(n int, subject text, preheader text, body text)`)
  }
  await db.execute(sql`alter table bench_texts add primary key (n)`)
  await db.execute(sql`analyze bench_texts`)
  await db.execute(sql`
    insert into search_words (word)
    select distinct word from bench_texts, unnest(tsvector_to_array(document)) as found(word)
    where length(word) between 3 and 24 and word ~ '^[[:alpha:]]+$' on conflict do nothing`)
}

async function addSlice(tx: Transaction, from: number, until: number, count: number): Promise<void> {
  const firstBrand = Math.ceil(from / EMAILS_PER_BRAND)
  const lastBrand = Math.ceil(until / EMAILS_PER_BRAND) - 1
  await tx.execute(sql`
    insert into brands (id, name, slug, status, color)
    select ${id('brand', 'n')}, ${brandName('n')}, lower(${brandName('n')}) || '-' || n, 'active', '#2f4858'
    from generate_series(${firstBrand}::int, ${lastBrand}::int) as n`)
  await tx.execute(sql`
    insert into gallery_tags (tag, brand_id) select nextval('gallery_tag') * 8 + 1, ${id('brand', 'n')}
    from generate_series(${firstBrand}::int, ${lastBrand}::int) as n`)
  await tx.execute(sql`
    insert into brand_categories (brand_id, category_id, position)
    select ${id('brand', 'n')}, ${mostlyFirst('vertical', 'n', 5)}, 0
    from generate_series(${firstBrand}::int, ${lastBrand}::int) as n
    union all
    select ${id('brand', 'n')}, ${mostlyFirst('vertical', 'n', 6)}, 1
    from generate_series(${firstBrand}::int, ${lastBrand}::int) as n
    on conflict do nothing`)
  await tx.execute(sql`
    insert into emails (id, slug, brand_id, subject_line, preheader, sender_name, sent_at, content_hash, language,
      original_key, body_text, facts, created_at, status, guesses)
    select ${id('email', 'generated.n')}, 'generated-' || generated.n, ${id('brand', 'brand')}, subject, preheader, ${brandName('brand')},
      case when ${random('generated.n', 7)} < 0.95 then created_at - ${random('generated.n', 8)} * interval '8 years' end,
      encode(sha256(('email ' || generated.n)::bytea), 'hex'), 'en', 'private/00/' || generated.n || '.eml', body,
      ${JSON.stringify(facts)}::jsonb, created_at,
      -- So many drafts fill a page of the list of all emails in a small gallery, too.
      case when ${random('generated.n', 30)} < 0.1 then 'draft' when ${random('generated.n', 30)} > 0.99 then 'hidden'
        else 'published' end,
      case when ${random('generated.n', 31)} < 0.6 then jsonb_build_object('emailType', jsonb_build_object(
        'value', 'newsletter', 'reason', 'generated', 'confidence', round(${random('generated.n', 32)}::numeric, 2)))
        else '{}' end
    from (
      select n, floor((n / ${EMAILS_PER_BRAND}::int + 1) * ${random('n', 9)} ^ 2)::int as brand,
        -- In the order they are added, as in a real gallery, or the rows of the newest emails are scattered on disk.
        ${NEWEST}::timestamptz - (${count}::int - n - ${random('n', 10)}) * interval '5 minutes' as created_at,
        floor(${random('n', 11)} * ${TEXTS}::int)::int as text
      from generate_series(${from}::int, ${until - 1}::int) as n
    ) as generated join bench_texts on bench_texts.n = text`)
  await tx.execute(sql`
    insert into email_categories (email_id, category_id, position)
    select email_id, category_id, row_number() over (partition by email_id order by place) - 1
    from (
      select ${id('email', 'n')} as email_id, ${mostlyFirst('email_type', 'n', 12)} as category_id, 0 as place
      from generate_series(${from}::int, ${until - 1}::int) as n
      union all select ${id('email', 'n')}, ${mostlyFirst('email_type', 'n', 13)}, 1
      from generate_series(${from}::int, ${until - 1}::int) as n where ${random('n', 14)} < 0.3
      union all select ${id('email', 'n')}, ${mostlyFirst('occasion', 'n', 15)}, 2
      from generate_series(${from}::int, ${until - 1}::int) as n where ${random('n', 16)} < 0.4
      union all select ${id('email', 'n')}, ${mostlyFirst('vertical', 'n', 17)}, 3
      from generate_series(${from}::int, ${until - 1}::int) as n where ${random('n', 18)} < 0.1
    ) as filed
    on conflict do nothing`)
  await tx.execute(sql`
    insert into email_search (email_id, created_at, dictionary, document)
    select e.id, e.created_at, 'english', search_filed(t.document, f.tags)
    from generate_series(${from}::int, ${until - 1}::int) as number
    join emails e on e.id = ${id('email', 'number')}
    join email_list_filed f on f.email_id = e.id
    join bench_texts t on t.n = floor(${random('number', 11)} * ${TEXTS}::int)::int`)
  await tx.execute(sql`
    insert into email_list (email_id, created_at, sent_at, year, has_preview, is_public, subject, brand, status,
      confidence, rule_id, tags, words)
    select email_id, created_at, sent_at, year, has_preview, is_public, subject, brand, status, confidence, rule_id, tags,
      words
    from email_list_filed
    where email_id in (select ${id('email', 'n')} from generate_series(${from}::int, ${until - 1}::int) as n)`)
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

/** The lines of the samples in another order. */
function composeTexts(isShort: boolean) {
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
  function pick(from: string[]): string {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return from[Math.floor((state / 2 ** 32) * from.length)]!
  }
  return Array.from({ length: TEXTS }, (_, n) => ({
    n,
    subject: pick(subjects),
    preheader: pick(sentences),
    body: Array.from({ length: isShort ? 3 : 8 + (n % 14) }, () => pick(sentences)).join('\n'),
  }))
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
