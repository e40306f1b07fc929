/** Emails that look like another one, by the numbers that alike designs have in common. */
import { arrayOverlaps, eq, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import { emailAttributes, galleryEmails } from '#app/platform/db/schema.ts'
import { likenessOf } from '#app/inspection/attributes/design-likeness.ts'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { RELATED_LIMIT } from '#app/gallery/limits.ts'
import { listByIds } from '#app/gallery/queries.server.ts'
import { emailCopy } from './copy.ts'

/** So many are looked up, and so many of those with the most numbers in common are compared. */
const FOUND_MAX = 600
const COMPARED = 100

/** The most alike first, with the reason. Those of its own template are a list of their own. */
export function listSimilar(emailId: string): Promise<EmailCard[]> {
  return galleryCache().read(`similar to ${emailId}`, async () => {
    const similar = await findSimilar(emailId)
    const cards = await listByIds([...similar.keys()])
    return cards.map((card) => ({ ...card, reason: similar.get(card.id)! }))
  })
}

export async function findSimilar(emailId: string): Promise<Map<string, string>> {
  const { layout, palette, paletteShares, pictureHash, template, designKeys } = emailAttributes
  const design = { id: emailAttributes.emailId, layout, palette, paletteShares, pictureHash }
  const [own] = await db()
    .select({ ...design, template, designKeys })
    .from(emailAttributes)
    .where(eq(emailAttributes.emailId, emailId))
  if (!own || own.designKeys.length === 0) return new Map()
  const keys = sql.raw(`'{${own.designKeys.map(Number).join()}}'::int[]`)
  // Materialized: the planner expects far more matches than there are, and would go through the table for a few.
  // Ordered inside too: whether an email is public is then looked up only until enough are.
  const candidates = await db().select(design).from(emailAttributes).where(sql`${emailAttributes.emailId} in (
    with alike as materialized (
      select email_id, template, design_keys from ${emailAttributes} where ${arrayOverlaps(designKeys, keys)}
    ), found as (
      select email_id, (select count(*) from unnest(design_keys) key where key = any(${keys})) as shared
      from alike where email_id <> ${emailId} and (template is null or template is distinct from ${own.template})
      limit ${FOUND_MAX}
    )
    select email_id from (select * from found order by shared desc) as found
    where exists (select from ${galleryEmails} where ${galleryEmails.emailId} = found.email_id)
    order by shared desc limit ${COMPARED}
  )`)
  const alike = candidates.flatMap((other) => {
    const { score, of } = likenessOf(own, other)
    return of ? [{ id: other.id, score, of }] : []
  })
  const nearest = alike.toSorted((a, b) => b.score - a.score).slice(0, RELATED_LIMIT)
  return new Map(nearest.map(({ id, of }) => [id, emailCopy.likeness[of]]))
}
