/** Finds the public emails that a draft is compared with. */
import { and, type Column, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { emailChecks, emails } from '#app/platform/db/schema.ts'
import type { PreviewInfo } from '#app/platform/db/json-columns.ts'
import { findFilters, tagsOf } from '#app/gallery/filters/filters.server.ts'
import { listIds } from '#app/gallery/lists/list-ids.server.ts'
import { nearest } from './visual-distance.ts'
import type { Comparison, Stated } from './draft-preview.ts'

/** With the draft in the middle, three rows of five. */
const COMPETITORS = { limit: 14, sort: 'sent' } as const
const NEAREST = 5
/** So many of the newest emails are compared with a draft, so that a growing gallery costs no more. */
const PEERS_MAX = 1000

type Look = { preview: PreviewInfo | null; colors: string[] }

export async function compare({ industry, occasion }: Stated, look: Look): Promise<Comparison> {
  const [both, ofIndustry] = await Promise.all([
    findFilters({ industry, occasion }),
    findFilters({ industry }),
  ])
  const [competitors, peers, newest] = await Promise.all([
    // Emails of another occasion are no competitors of one that was chosen.
    occasion ? found(both, COMPETITORS) : foundOrAll(ofIndustry, COMPETITORS),
    foundOrAll(ofIndustry, { limit: PEERS_MAX }),
    listIds([], { limit: PEERS_MAX }),
  ])
  return {
    competitors: competitors.ids,
    competitorsOf: competitors.names,
    peersOf: peers.names,
    nearest: await findNearest(look, newest.ids),
    looks: newest.ids.length,
    medians: await readMedians(peers.ids),
  }
}

type Filters = Awaited<ReturnType<typeof findFilters>>

type Page = Parameters<typeof listIds>[1]

async function found(
  { chosen, conditions }: Filters,
  page: Page,
): Promise<{ ids: string[]; names: string[] }> {
  const tags = tagsOf(conditions)
  const names = [chosen.industry, chosen.occasion].flatMap((choices) => choices?.[0]?.name ?? [])
  return { ids: tags.length > 0 ? (await listIds(tags, page)).ids : [], names }
}

/** The emails that the filters match, otherwise those of the whole gallery. */
async function foundOrAll(filters: Filters, page: Page) {
  const matching = await found(filters, page)
  return matching.ids.length > 0 ? matching : { ids: (await listIds([], page)).ids, names: [] }
}

async function findNearest({ preview, colors }: Look, ids: string[]): Promise<string[]> {
  if (!preview || colors.length === 0 || ids.length === 0) return []
  const rows = await db()
    .select({
      id: emails.id,
      colors: sql<string[]>`${emails.facts} -> 'colors'`,
      width: sql<number>`(${emails.preview} ->> 'width')::int`,
      height: sql<number>`(${emails.preview} ->> 'height')::int`,
    })
    .from(emails)
    .where(and(inArray(emails.id, ids), isNotNull(emails.preview)))
  const looks = rows.map(({ id, colors: theirs, width, height }) => ({
    id,
    colors: theirs,
    ratio: height / width,
  }))
  const own = { colors, ratio: preview.height / preview.width }
  return nearest(own, looks, NEAREST).map(({ id }) => id)
}

async function readMedians(ids: string[]): Promise<Comparison['medians']> {
  if (ids.length === 0) return null
  const { serious, moderate, minor, emailId, rulesVersion, inBrowser } = emailChecks
  const median = (column: Column) =>
    sql<number>`percentile_cont(0.5) within group (order by ${column})`.mapWith(Number)
  const [row] = await db()
    .select({
      emails: sql<number>`count(*)::int`,
      serious: median(serious),
      moderate: median(moderate),
      minor: median(minor),
    })
    .from(emailChecks)
    .where(and(inArray(emailId, ids), gt(rulesVersion, 0), eq(inBrowser, true)))
  return row && row.emails > 0 ? row : null
}
