/**
 * The list of all emails in the admin: what its loader reads, in a small and in a large gallery side by side, for every
 * order, for filters that many and few emails have, and far down the list. Seed both galleries first; they are copied,
 * and the copies get drafts, hidden emails and guesses.
 *
 *     npm run bench:seed -- --count 1000 && npm run bench:seed -- --count 100000
 *     npm run bench:admin-emails
 *
 * Exits with 1 if any median of the large gallery takes more than `--ratio` times that of the small one, and more than
 * `--floor` milliseconds longer.
 */
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { type OpenDatabase, openDatabase, rowsOf, useDatabase } from '#app/db/client.server.ts'
import { asEditor, asPerson } from '#app/features/accounts/policy.ts'
import { readChoices } from '#app/features/admin-emails/choices.server.ts'
import { listEmails } from '#app/features/admin-emails/list.server.ts'
import { emailsQuery } from '#app/features/admin-emails/schema.ts'
import { projectRoot } from '#app/lib/project-root.server.ts'
import { median } from './median.ts'

const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '1000' },
    large: { type: 'string', default: '100000' },
    turns: { type: 'string', default: '15' },
    ratio: { type: 'string', default: '1.5' },
    floor: { type: 'string', default: '2' },
  },
})

const galleries: OpenDatabase[] = []
for (const count of [values.small, values.large]) galleries.push(await openCopy(count))
const editor = asEditor(asPerson({ id: '00000000-0000-4000-8000-000000000000', role: 'editor' as const }))!
const requests: Map<string, Record<string, unknown>>[] = []
for (const database of galleries) requests.push(await requestsFor(database))
let slowest = 0
console.log(`request${' '.repeat(33)}${values.small.padStart(10)}${values.large.padStart(14)}   ratio`)
for (const name of requests[0]!.keys()) {
  const [small, large] = [await measure(0, name), await measure(1, name)]
  const ratio = large / small
  if (large - small > Number(values.floor)) slowest = Math.max(slowest, ratio)
  console.log(`${name.padEnd(40)}${ms(small)}${ms(large).padStart(14)}   ${ratio.toFixed(2)}`)
}
console.log(
  `the largest ratio, of those more than ${values.floor} ms apart: ${slowest.toFixed(2)} (at most ${values.ratio})`,
)
for (const database of galleries) await database.close()
process.exitCode = slowest <= Number(values.ratio) ? 0 : 1

async function measure(gallery: number, name: string): Promise<number> {
  useDatabase(galleries[gallery]!)
  const query = emailsQuery.parse(requests[gallery]!.get(name))
  const times: number[] = []
  for (let turn = 0; turn < Number(values.turns); turn++) {
    const started = performance.now()
    await Promise.all([listEmails({ actor: editor, query }), readChoices(editor)])
    times.push(performance.now() - started)
  }
  return median(times)
}

/** The same requests, each with the gallery's own commonest and rarest values. */
async function requestsFor(database: OpenDatabase): Promise<Map<string, Record<string, unknown>>> {
  useDatabase(database)
  const [brand, type, industry] = [await extremes(1), await extremes(3), await extremes(2)]
  const years = await rowsOf<{ year: number }>(sql`
    select (tag >> 3) as year from admin_emails, unnest(tags) as t(tag) where tag & 7 = 5 group by 1 order by count(*) desc`)
  const [year, oldYear] = [String(years[0]!.year), String(years.at(-1)!.year)]
  const half = await rowsOf<{ id: string }>(sql`
    select email_id as id from admin_emails order by created_at desc
    offset (select count(*) / 2 from admin_emails) limit 1`)
  const after = half[0]!.id
  return new Map<string, Record<string, unknown>>([
    ['opened', {}],
    ...['sent', 'subject', 'brand', 'status', 'confidence'].map((sort): [string, Record<string, unknown>] => [
      `by ${sort}`,
      { sort },
    ]),
    ['half-way down', { after }],
    ['half-way down, by subject', { after, sort: 'subject' }],
    ['drafts', { status: 'draft' }],
    ['drafts, by subject', { status: 'draft', sort: 'subject' }],
    ['no guess, by confidence', { confidence: 'none', sort: 'confidence' }],
    ['doubtful, by confidence', { confidence: 'doubtful', sort: 'confidence' }],
    ['the commonest type', { type: type.common }],
    ['the rarest type', { type: type.rare }],
    ['the commonest brand', { brand: brand.common }],
    ['the commonest brand, by brand', { brand: brand.common, sort: 'brand' }],
    ['the rarest brand', { brand: brand.rare }],
    ['the commonest industry', { industry: industry.common }],
    ['the latest year', { year }],
    ['the rarest year', { year: oldYear }],
    ['commonest type, industry and year', { type: type.common, industry: industry.common, year }],
    ['commonest type of drafts, by sent', { type: type.common, status: 'draft', sort: 'sent' }],
    ['rarest type of the commonest brand', { type: type.rare, brand: brand.common }],
    ['a common word', { q: 'new' }],
    ['a word nobody wrote', { q: 'xylographically' }],
  ])
}

async function extremes(kind: number): Promise<{ common: string; rare: string }> {
  const rows = await rowsOf<{ slug: string }>(sql`
    select coalesce(btrim(b.slug), c.slug) as slug
    from admin_emails, unnest(tags) as t(tag)
    join gallery_tags g using (tag)
    left join brands b on b.id = g.brand_id left join categories c on c.id = g.category_id
    where tag & 7 = ${kind} group by 1 order by count(*) desc, 1`)
  return { common: rows[0]!.slug, rare: rows.at(-1)!.slug }
}

/** A copy of the seeded gallery, of which some emails are drafts, hidden or doubtful. */
async function openCopy(count: string): Promise<OpenDatabase> {
  const folder = path.join(projectRoot(), '.cache', 'bench')
  const copy = path.join(folder, `admin-emails-${count}`)
  const isNew = !existsSync(copy)
  if (isNew) {
    const unfinished = `${copy}-unfinished`
    rmSync(unfinished, { recursive: true, force: true })
    cpSync(path.join(folder, `emails-${count}`), unfinished, { recursive: true })
    renameSync(unfinished, copy)
  }
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: copy })
  useDatabase(database)
  if (isNew) {
    await database.db.execute(sql`
      update emails set
        status = case when hashtext(slug) % 100 between 0 and 2 then 'draft'
          when hashtext(slug) % 100 = 3 then 'hidden' else status end,
        guesses = case when hashtext(slug) % 10 < 6 then jsonb_build_object('emailType', jsonb_build_object(
          'value', 'newsletter', 'reason', 'generated', 'confidence', abs(hashtext(slug) % 101) / 100.0)) else '{}' end`)
    await database.db.execute(sql`vacuum analyze`)
  }
  return database
}

function ms(time: number): string {
  return `${time.toFixed(1)} ms`.padStart(10)
}
