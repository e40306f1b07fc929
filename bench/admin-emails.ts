/**
 * The list of all emails in the admin, in a small and in a large gallery side by side, for every order, for filters that
 * many and few emails have, and far down the list: the page as somebody waits for it, from the production build; the data
 * alone, which is what a browser asks for when a filter is chosen; and the queries of its loader. Seed both galleries
 * first; they are copied, and the copies get drafts, hidden emails and guesses.
 *
 *     npm run build && npm run bench:seed -- --count 1000 && npm run bench:seed -- --count 100000
 *     npm run bench:admin-emails
 *
 * Exits with 1 if the median of any page, or of its data, takes more than `--ratio` times as long in the large gallery.
 */
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { db, openDatabase, rowsOf, useDatabase } from '#app/db/client.server.ts'
import { asEditor, asPerson } from '#app/features/accounts/policy.ts'
import { readChoices } from '#app/features/admin-emails/choices.server.ts'
import { listEmails } from '#app/features/admin-emails/list.server.ts'
import { emailsQuery } from '#app/features/admin-emails/schema.ts'
import { projectRoot } from '#app/lib/project-root.server.ts'
import { createUser } from '#test/signed-in.ts'
import { median } from './median.ts'
import { serveGallery } from './speed/served.ts'
import { atMost, printTable, printTargets } from './speed/table.ts'

const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '1000' },
    large: { type: 'string', default: '100000' },
    turns: { type: 'string', default: '15' },
    ratio: { type: 'string', default: '1.5' },
  },
})

type Query = Record<string, unknown>

/** Milliseconds of the page, of the data alone that a filter asks for, and of its queries. */
type Times = { page: number; data: number; queries: number }

const EDITOR = {
  email: 'editor@bench.example',
  name: 'Eve Editor',
  password: 'reading-lamp-9',
  role: 'editor',
} as const

const turns = Number(values.turns)
const galleries = [await prepare(values.small), await prepare(values.large)] as const
const times = new Map<string, [Times, Times]>()
for (const name of galleries[0].requests.keys()) {
  const none = { page: Number.NaN, data: Number.NaN, queries: Number.NaN }
  times.set(name, [{ ...none }, { ...none }])
}
for (const [at, gallery] of galleries.entries()) await timeQueries(at, gallery)
await timePages()
printTable(
  `The list of all emails, medians of ${turns} in ms, with ${values.small} emails and with ${values.large}`,
  ['', ...['page', 'data', 'queries'].flatMap((part) => [part, '', 'ratio'])],
  [...times].map(([name, [small, large]]) => [
    name,
    ...(['page', 'data', 'queries'] as const).flatMap((part) => [
      small[part],
      large[part],
      (large[part] / small[part]).toFixed(2),
    ]),
  ]),
)
for (const part of ['page', 'data'] as const) {
  const ratios = [...times.values()].map(([small, large]) => large[part] / small[part])
  atMost(`the largest ratio of a ${part}`, Math.max(...ratios), Number(values.ratio))
}
process.exitCode = printTargets() ? 0 : 1

/** What the loader reads, in this process. */
async function timeQueries(at: number, { folder, requests }: Gallery): Promise<void> {
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder })
  useDatabase(database)
  const editor = asEditor(asPerson({ id: '00000000-0000-4000-8000-000000000000', role: 'editor' as const }))!
  for (const [name, asked] of requests) {
    const query = emailsQuery.parse(asked)
    const measured: number[] = []
    for (let turn = 0; turn < turns; turn++) {
      const started = performance.now()
      await Promise.all([listEmails({ actor: editor, query }), readChoices(editor)])
      measured.push(performance.now() - started)
    }
    times.get(name)![at]!.queries = median(measured)
  }
  await database.close()
}

/** What somebody waits for: both galleries served by the production build, asked in turns. */
async function timePages(): Promise<void> {
  const servers = []
  for (const { folder } of galleries) servers.push(await serveGallery(folder, { SITE_ENV: 'production' }))
  try {
    const cookies = await Promise.all(servers.map(({ url }) => signIn(url)))
    for (const name of times.keys()) {
      for (const [part, path] of [
        ['page', '/admin/emails'],
        ['data', '/admin/emails.data'],
      ] as const) {
        const measured: [number[], number[]] = [[], []]
        // The first of each is not counted: it compiles what the others use.
        for (let turn = 0; turn <= turns; turn++) {
          for (const at of [0, 1] as const) {
            const search = new URLSearchParams(galleries[at].requests.get(name) as Record<string, string>)
            const url = `${servers[at]!.url}${path}?${search}`
            const started = performance.now()
            const answer = await fetch(url, { headers: { Cookie: cookies[at]! }, redirect: 'manual' })
            await answer.arrayBuffer()
            if (turn > 0) measured[at].push(performance.now() - started)
            if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`)
          }
        }
        for (const at of [0, 1] as const) times.get(name)![at][part] = median(measured[at])
      }
    }
  } finally {
    for (const server of servers) await server.stop()
  }
}

async function signIn(url: string): Promise<string> {
  const { email, password } = EDITOR
  const body = new URLSearchParams({ email, password })
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { Origin: url },
    body,
    redirect: 'manual',
  })
  if (answer.status !== 302) throw new Error(`Signing in was answered with ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

/** The same requests, each with the gallery's own commonest and rarest values. */
async function requestsOf(): Promise<Map<string, Query>> {
  const [brand, type, industry] = [await extremes(1), await extremes(3), await extremes(2)]
  const years = await rowsOf<{ year: number }>(sql`
    select (tag >> 3) as year from admin_emails, unnest(tags) as t(tag) where tag & 7 = 5 group by 1 order by count(*) desc`)
  const [year, oldYear] = [String(years[0]!.year), String(years.at(-1)!.year)]
  const half = await rowsOf<{ id: string }>(sql`
    select email_id as id from admin_emails order by created_at desc
    offset (select count(*) / 2 from admin_emails) limit 1`)
  const after = half[0]!.id
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

type Gallery = { folder: string; requests: Map<string, Query> }

/** A copy of the seeded gallery, of which some emails are drafts, hidden or doubtful. */
async function prepare(count: string): Promise<Gallery> {
  const bench = path.join(projectRoot(), '.cache', 'bench')
  const folder = path.join(bench, `admin-emails-${count}`)
  if (!existsSync(folder)) {
    const unfinished = `${folder}-unfinished`
    rmSync(unfinished, { recursive: true, force: true })
    cpSync(path.join(bench, `emails-${count}`), unfinished, { recursive: true })
    await inGallery(unfinished, vary)
    renameSync(unfinished, folder)
  }
  return { folder, requests: await inGallery(folder, requestsOf) }
}

async function inGallery<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder })
  useDatabase(database)
  const result = await work()
  await database.close()
  return result
}

async function vary(): Promise<void> {
  await createUser(EDITOR)
  await db().execute(sql`
    update emails set
      status = case when hashtext(slug) % 100 between 0 and 2 then 'draft'
        when hashtext(slug) % 100 = 3 then 'hidden' else status end,
      guesses = case when hashtext(slug) % 10 < 6 then jsonb_build_object('emailType', jsonb_build_object(
        'value', 'newsletter', 'reason', 'generated', 'confidence', abs(hashtext(slug) % 101) / 100.0)) else '{}' end`)
  await db().execute(sql`vacuum analyze`)
}
