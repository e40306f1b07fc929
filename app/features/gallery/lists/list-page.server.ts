/** One page of a list, however long the list is and however far the page lies in it. */
import { eq, sql } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { emails } from '#app/db/schema.ts'
import { openCatalogue } from '#app/features/categories/catalogue.server.ts'
import type { Catalogue, CataloguedEmail } from '#app/features/categories/catalogue.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { EmailList } from './email-list.ts'
import {
  type Conditions,
  findShelf,
  NOWHERE,
  wantedBy,
} from '#app/features/gallery/filters/filters.server.ts'
import { pageOf } from '#app/features/gallery/filters/matching.ts'
import { listByIds } from '#app/features/gallery/queries.server.ts'
import type { Sort } from '#app/features/gallery/schema.ts'

type Page = {
  limit: number
  /** The id of the last email seen. Where nothing comes behind it, it is no place: the first page is shown instead. */
  after: string | null
  sort: Sort
  /** The slug of a category that the emails carry themselves. */
  tag?: string | null
}

/** The catalogue says which emails, the database what they are; it also has the last word on what is public. */
export async function listPage(conditions: Conditions, { tag, ...page }: Page): Promise<EmailList> {
  const catalogue = await openCatalogue()
  const wanted = { ...wantedBy(conditions), ...(tag && { tag: findShelf(catalogue, tag) ?? NOWHERE }) }
  const after = await placeOf(catalogue, page.after)
  let { ids, isMore } = pageOf(catalogue, wanted, { ...page, after })
  if (after && ids.length === 0) ({ ids, isMore } = pageOf(catalogue, wanted, { ...page, after: null }))
  return { emails: await listByIds(ids), next: isMore ? ids.at(-1)! : null }
}

/** Where an email stands in the order of all, even if it is not public any more. */
async function placeOf(
  { byId }: Catalogue,
  id: string | null,
): Promise<Pick<CataloguedEmail, 'at' | 'id'> | null> {
  if (!id || !isUuid(id)) return null
  const known = byId.get(id)
  if (known) return known
  const [hidden] = await db()
    .select({ id: emails.id, at: sql<number>`(extract(epoch from ${emails.createdAt}) * 1000000)::float8` })
    .from(emails)
    .where(eq(emails.id, id))
  return hidden ?? null
}
