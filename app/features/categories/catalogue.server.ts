/**
 * Keeps the catalogue in memory, as the database has it at the moment of asking: each request first reads what has
 * changed since the last one, which is nearly always nothing. So it is exact in every process that serves the gallery,
 * and counting or paging costs no more than going through an array.
 */
import { sql, type SQL } from 'drizzle-orm'
import { db, type OpenDatabase, openedDatabase, rowsOf } from '#app/db/client.server.ts'
import {
  brandCategories,
  brands,
  categories,
  emailCategories,
  emails,
  galleryChanges,
} from '#app/db/schema.ts'
import {
  type Catalogue,
  type CataloguedEmail,
  type CataloguedShelf,
  columnsOf,
  inOrder,
} from './catalogue.ts'

/** Emails read at once: a slice that holds up nobody else on the embedded engine. */
const SLICE = 2_000
/** With more changes than this it is cheaper to read everything. */
const CHANGES_MAX = 20_000
/** Changes are kept for a day; a process that has not looked for half of that reads everything. */
const FRESH_MS = 12 * 3_600_000

type Known = {
  catalogue: Catalogue
  /** What had been committed when it was read, in the database's own terms. */
  snapshot: string
  readAt: number
  numbers: Map<string, number>
}

const readers = new WeakMap<OpenDatabase, () => Promise<Catalogue>>()

/** The catalogue with everything that was committed before this was called. */
export function openCatalogue(): Promise<Catalogue> {
  const database = openedDatabase()
  let reader = readers.get(database)
  if (!reader) readers.set(database, (reader = sharedReader(database)))
  return reader()
}

/** Who asks while a look is under way shares the next one: the present one may have come before a change of theirs. */
function sharedReader({ commits }: OpenDatabase): () => Promise<Catalogue> {
  let known: Known | null = null
  /** What `commits` said when `known` was about to be read. */
  let commitsThen: number | undefined
  let present: Promise<unknown> = Promise.resolve()
  let next: Promise<Catalogue> | null = null

  async function look(): Promise<Catalogue> {
    next = null
    const commitsNow = commits?.()
    // Reading everything takes long enough to be told of what has been committed meanwhile.
    known = await brought(known)
    commitsThen = commitsNow
    return known.catalogue
  }

  return () => {
    // Nothing has changed that could be asked about.
    if (known && !next && commits && commits() === commitsThen) {
      known.readAt = Date.now()
      return Promise.resolve(known.catalogue)
    }
    if (!next) {
      next = present.then(look, look)
      present = next
    }
    return next
  }
}

async function brought(known: Known | null): Promise<Known> {
  if (!known || Date.now() - known.readAt > FRESH_MS) return readEverything()
  const { snapshot, ...changes } = await readChanges(known.snapshot)
  if (changes.everything || changes.emails.length > CHANGES_MAX) return readEverything()
  const { numbers } = known
  // Another object is what tells those who keep pages that something on them is another.
  const catalogue = changes.any ? { ...known.catalogue } : known.catalogue
  if (changes.emails.length > 0) await replaceEmails(catalogue, numbers, changes.emails)
  if (changes.choices) await readChoices(catalogue, numbers)
  return { catalogue, numbers, snapshot, readAt: Date.now() }
}

type Changes = { snapshot: string; any: boolean; emails: string[]; choices: boolean; everything: boolean }

/** What was committed after a snapshot was taken: an order of numbers or of time would miss what commits late. */
async function readChanges(since: string): Promise<Changes> {
  const { transaction, kind, emailId } = galleryChanges
  const [row] = await rowsOf<Changes>(sql`
    select pg_current_snapshot()::text as snapshot,
      count(*) > 0 as any,
      coalesce(json_agg(distinct ${emailId}) filter (where ${emailId} is not null), '[]') as emails,
      coalesce(bool_or(${kind} = 'choices'), false) as choices,
      coalesce(bool_or(${kind} = 'everything'), false) as everything
    from ${galleryChanges}
    where ${transaction} >= pg_snapshot_xmin(${since}::pg_snapshot)
      and not pg_visible_in_snapshot(${transaction}, ${since}::pg_snapshot)`)
  return row!
}

async function readEverything(): Promise<Known> {
  // A restored backup brings changes with the numbers of another database's transactions, some of them yet to come.
  await db().execute(sql`
    delete from ${galleryChanges}
    where ${galleryChanges.createdAt} < now() - interval '1 day'
      or ${galleryChanges.transaction} >= pg_snapshot_xmax(pg_current_snapshot())`)
  const readAt = Date.now()
  // The snapshot first: what changes while the rest is read is read once more.
  const [row] = await rowsOf<{ snapshot: string }>(sql`select pg_current_snapshot()::text as snapshot`)
  const numbers = new Map<string, number>()
  const catalogue: Catalogue = {
    emails: [],
    byId: new Map(),
    columns: columnsOf([]),
    brands: [],
    shelves: [],
    brandsByName: [],
    shelvesByName: [],
  }
  let after: string | undefined
  do {
    const rows = await readEmails(after === undefined ? sql`true` : sql`${emails.id} > ${after}`)
    for (const row of rows) catalogue.emails.push(catalogued(row, catalogue, numbers))
    after = rows.length === SLICE ? rows.at(-1)!.id : undefined
  } while (after)
  catalogue.emails.sort(inOrder)
  catalogue.byId = new Map(catalogue.emails.map((email) => [email.id, email]))
  catalogue.columns = columnsOf(catalogue.emails)
  await readChoices(catalogue, numbers)
  return { catalogue, numbers, snapshot: row!.snapshot, readAt }
}

async function replaceEmails(
  catalogue: Catalogue,
  numbers: Map<string, number>,
  ids: string[],
): Promise<void> {
  const read: CataloguedEmail[] = []
  for (let from = 0; from < ids.length; from += SLICE) {
    const slice = JSON.stringify(ids.slice(from, from + SLICE))
    const rows = await readEmails(
      sql`${emails.id} in (select value::uuid from jsonb_array_elements_text(${slice}::jsonb))`,
    )
    for (const row of rows) read.push(catalogued(row, catalogue, numbers))
  }
  const changed = new Set(ids)
  const kept = catalogue.emails.filter(({ id }) => !changed.has(id))
  catalogue.emails = kept.concat(read).toSorted(inOrder)
  catalogue.columns = columnsOf(catalogue.emails)
  for (const id of ids) catalogue.byId.delete(id)
  for (const email of read) catalogue.byId.set(email.id, email)
}

type EmailRow = { id: string; at: number; brand: string; year: number; shelves: string[] }

function readEmails(where: SQL): Promise<EmailRow[]> {
  return rowsOf<EmailRow>(sql`
    select ${emails.id} as id, (extract(epoch from ${emails.createdAt}) * 1000000)::float8 as at,
      ${emails.brandId} as brand,
      coalesce(extract(year from ${emails.sentAt} at time zone 'UTC'), 0)::int as year,
      coalesce((
        select json_agg(${emailCategories.categoryId}) from ${emailCategories}
        where ${emailCategories.emailId} = ${emails.id}
      ), '[]') as shelves
    from ${emails}
    where ${emails.status} = 'published' and ${where}
    order by ${emails.id} limit ${SLICE}`)
}

function catalogued(row: EmailRow, catalogue: Catalogue, numbers: Map<string, number>): CataloguedEmail {
  return {
    id: row.id,
    at: row.at,
    year: row.year,
    brand: numberOf(row.brand, catalogue.brands, numbers),
    shelves: row.shelves.map((id) => numberOf(id, catalogue.shelves, numbers)),
  }
}

/** Read after the emails, so that what they name is there. */
async function readChoices(catalogue: Catalogue, numbers: Map<string, number>): Promise<void> {
  const shelfRows = await rowsOf<CataloguedShelf>(sql`
    select ${categories.id} as id, ${categories.name} as name, ${categories.slug} as slug, ${categories.type} as type
    from ${categories}`)
  const brandRows = await rowsOf<{
    id: string
    name: string
    slug: string
    active: boolean
    verticals: string[]
  }>(sql`
    select ${brands.id} as id, ${brands.name} as name, btrim(${brands.slug}) as slug,
      ${brands.status} = 'active' as active,
      coalesce((
        select json_agg(${brandCategories.categoryId})
        from ${brandCategories} join ${categories} on ${categories.id} = ${brandCategories.categoryId}
        where ${brandCategories.brandId} = ${brands.id} and ${categories.type} = 'vertical'
      ), '[]') as verticals
    from ${brands}`)
  catalogue.shelves.fill(undefined)
  catalogue.brands.fill(undefined)
  for (const row of shelfRows) catalogue.shelves[numberOf(row.id, catalogue.shelves, numbers)] = row
  for (const { active, verticals, ...row } of brandRows) {
    catalogue.brands[numberOf(row.id, catalogue.brands, numbers)] = {
      ...row,
      isActive: active,
      verticals: verticals.map((id) => numberOf(id, catalogue.shelves, numbers)),
    }
  }
  catalogue.shelvesByName = byName(catalogue.shelves)
  catalogue.brandsByName = byName(catalogue.brands)
}

/** The number that a brand or a shelf has, or the next one. */
function numberOf(id: string, list: unknown[], numbers: Map<string, number>): number {
  const known = numbers.get(id)
  if (known !== undefined) return known
  numbers.set(id, list.length)
  return list.push(undefined) - 1
}

const collator = new Intl.Collator('en')

function byName(list: ({ name: string } | undefined)[]): number[] {
  return [...list.keys()]
    .filter((number) => list[number])
    .toSorted((a, b) => collator.compare(list[a]!.name, list[b]!.name))
}
