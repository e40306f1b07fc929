/** Finds the public emails that a draft is compared with. */
import { and, inArray, isNotNull } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { emailAttributes } from '#app/platform/db/schema.ts'
import { findFilters, tagsOf } from '#app/gallery/filters/filters.server.ts'
import { listIds } from '#app/gallery/lists/list-ids.server.ts'
import { type Design, likenessOf } from '#app/inspection/attributes/design-likeness.ts'
import type { Comparison, Stated } from './draft-preview.ts'

/** With the draft in the middle, three rows of five. */
const COMPETITORS = { limit: 14, sort: 'sent' } as const
const NEAREST = 5
/** So many of the newest emails are compared with a draft, so that a growing gallery costs no more. */
const COMPARED_MAX = 1000

/** Without a screenshot there are no similar emails. */
export async function compare(
  { industry, occasion }: Stated,
  design: Design | undefined,
): Promise<Comparison> {
  const [both, ofIndustry] = await Promise.all([
    findFilters({ industry, occasion }),
    findFilters({ industry }),
  ])
  const [competitors, newest] = await Promise.all([
    // Emails of another occasion are no competitors of one that was chosen.
    occasion ? found(both, COMPETITORS) : foundOrAll(ofIndustry, COMPETITORS),
    listIds([], { limit: COMPARED_MAX }),
  ])
  return {
    competitors: competitors.ids,
    competitorsOf: competitors.names,
    nearest: design?.pictureHash ? await findNearest(design, newest.ids) : [],
    looks: newest.ids.length,
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

async function findNearest(design: Design, ids: string[]): Promise<string[]> {
  const { emailId: id, layout, palette, paletteShares, pictureHash } = emailAttributes
  const designs = await db()
    .select({ id, layout, palette, paletteShares, pictureHash })
    .from(emailAttributes)
    .where(and(inArray(id, ids), isNotNull(pictureHash)))
  return designs
    .map((other) => ({ id: other.id, score: likenessOf(design, other).score }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, NEAREST)
    .map((nearest) => nearest.id)
}
