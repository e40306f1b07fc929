import { type SQL, sql } from 'drizzle-orm'
import { site } from '#app/platform/lib/site-config.ts'
import { addDays } from '#app/platform/lib/plain-day.ts'
import { rowsOf } from '#app/platform/db/client.server.ts'
import { brands, emails, analyticsEmails, galleryEmails } from '#app/platform/db/schema.ts'
import { addMonths, type PlainMonth } from '#app/analytics/brand-analytics/periods.ts'
import { countAttribute } from './queries.server.ts'
import { cellsOf, type AttributeCells } from './report-attributes.ts'

const PAGE = 50

/** Up to so many emails are found by the index of attributes and sorted; of more, the list is read in its order. */
const FOUND_BY_INDEX = 2_000

type ReportEmail = {
  id: string
  slug: string
  subject: string
  brand: string
  brandSlug: string
  sentOn: string | null
}

export type ReportEmails = { count: number; emails: ReportEmail[]; next: string | null }

export type AskedEmails = { fact: string; month: PlainMonth | null; after: string | null }

/** One page, the latest sent first. */
export async function readReportEmails({ fact, month, after }: AskedEmails): Promise<ReportEmails> {
  const cells = cellsOf(fact)
  if (!cells) return { count: 0, emails: [], next: null }
  const count = await countAttribute(cells, month)
  const isFew = count <= FOUND_BY_INDEX && cells.metric !== 'all'
  const conditions: SQL[] = [
    cells.metric === 'all' ? sql`f.month is not null` : hasCell(cells, isFew ? null : month, isFew),
  ]
  if (month) conditions.push(sql`f.month = ${month}`)
  const where = sql.join(conditions, sql` and `)
  const sent = sql`g.sent_at`
  const cursor = after === null ? undefined : await readCursor(after)
  const behind = cursor
    ? sql`and (${sent}, g.email_id) < (${cursor.sentAt}::timestamptz, ${cursor.id})`
    : sql``
  // A day more on both sides, because months are those of the senders’ clocks.
  const around = month
    ? sql`and ${sent} >= ${addDays(`${month}-01`, -1)}::timestamptz and ${sent} < ${addDays(`${addMonths(month, 1)}-01`, 1)}::timestamptz`
    : sql``
  const order = sql`order by ${sent} desc, g.email_id desc limit ${PAGE + 1}`
  const found = isFew
    ? sql`
        with found as materialized (select f.email_id from ${analyticsEmails} f where ${where})
        select g.email_id, ${sent} from found join ${galleryEmails} g using (email_id) where true ${behind} ${order}`
    : sql`
        select g.email_id, ${sent} from ${galleryEmails} g join ${analyticsEmails} f using (email_id)
        where ${where} ${around} ${behind} ${order}`
  const rows = await rowsOf<ReportEmail>(sql`
    select e.id, e.slug, e.subject_line as subject, b.name as brand, btrim(b.slug) as "brandSlug",
      to_char(e.sent_at at time zone ${site.timeZone}, 'YYYY-MM-DD') as "sentOn"
    from (${found}) as page join ${emails} e on e.id = page.email_id join ${brands} b on b.id = e.brand_id
    order by page.sent_at desc, page.email_id desc`)
  const shown = rows.slice(0, PAGE)
  return { count, emails: shown, next: rows.length > PAGE ? shown.at(-1)!.id : null }
}

/** A deleted email leads to the first page. */
async function readCursor(id: string): Promise<{ id: string; sentAt: string } | undefined> {
  const [row] = await rowsOf<{ id: string; sentAt: string }>(sql`
    select ${galleryEmails.emailId} as id, ${galleryEmails.sentAt}::text as "sentAt" from ${galleryEmails}
    where ${galleryEmails.emailId} = ${id}`)
  return row
}

/** Uses the index of attributes, or the cells of each email, which is faster for frequent ones. */
function hasCell({ metric, buckets }: AttributeCells, month: PlainMonth | null, byIndex: boolean): SQL {
  const isDated = metric === 'offer' || metric === 'platform'
  const isExact = !byIndex && (!isDated || month !== null)
  const names = buckets.map((bucket) => `${metric}:${isExact && isDated ? `${month} ` : ''}${bucket}`)
  const wanted = sql`array[${sql.join(names, sql`, `)}]::text[]`
  return isExact ? sql`f.cells && ${wanted}` : sql`analytics_report_cells(f.cells) && ${wanted}`
}
