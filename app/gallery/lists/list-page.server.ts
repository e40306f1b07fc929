import { sql } from 'drizzle-orm'
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import { emailCategories, galleryEmails } from '#app/platform/db/schema.ts'
import {
  type Conditions,
  findTag,
  KIND,
  kindOf,
  NOWHERE,
  tagsOf,
} from '#app/gallery/filters/filters.server.ts'
import { listByIds } from '#app/gallery/queries.server.ts'
import type { Sort } from '#app/gallery/schema.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import type { EmailList } from './email-list.ts'
import { listIds } from './list-ids.server.ts'
import { withOffers } from './offers.server.ts'

type Page = {
  limit: number
  /** The cursor: the id of the last email seen. If nothing follows it, the first page is shown instead. */
  after: string | null
  sort: Sort
  /** The slug of a category of the emails themselves. */
  tag?: string | null
}

/** Cached per version of the gallery: signed-in visitors share it. */
export function listPage(conditions: Conditions, page: Page): Promise<EmailList> {
  const key = `list ${JSON.stringify([conditions, page.limit, page.after, page.sort, page.tag])}`
  return galleryCache().read(key, () => readPage(conditions, page))
}

async function readPage(conditions: Conditions, { tag: slug, ...page }: Page): Promise<EmailList> {
  const tag = slug ? ((await findTag(slug)) ?? NOWHERE) : null
  const tags = tag === null ? tagsOf(conditions) : [...tagsOf(conditions), tag]
  // An industry may belong to the brand only.
  const where = tag !== null && kindOf(tag) === KIND.industry ? isFiledUnder(slug!) : undefined
  const after = page.after && isUuid(page.after) ? page.after : null
  let found = await listIds(tags, { ...page, where, after })
  if (after && found.ids.length === 0) found = await listIds(tags, { ...page, where, after: null })
  const { ids, hasMore } = found
  return { emails: await withOffers(await listByIds(ids), conditions), next: hasMore ? ids.at(-1)! : null }
}

function isFiledUnder(slug: string) {
  return sql`exists (
    select from ${emailCategories} ec join categories c on c.id = ec.category_id
    where ec.email_id = ${galleryEmails.emailId} and c.slug = ${slug})`
}
