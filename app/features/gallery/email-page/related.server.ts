/** Emails like another one. */
import { desc, inArray, sql, type SQL } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { brandCategories, categories, emailCategories, emails } from '#app/db/schema.ts'
import type { CategoryLabel, EmailCard } from '#app/features/gallery/cards/card.ts'
import { findFilters } from '#app/features/gallery/filters/filters.server.ts'
import { RELATED_LIMIT } from '#app/features/gallery/limits.ts'
import { listIds } from '#app/features/gallery/lists/list-ids.server.ts'
import { listByIds } from '#app/features/gallery/queries.server.ts'

/** Ranks only the newest emails of a type, so that the cost stays constant as the gallery grows. */
const CANDIDATES = 300

type Email = { id: string; brandId: string }

/**
 * At most five emails of the same type: first those whose own first type it is; then those of the same industry, among
 * them those of the same occasion, then those sent closest in time. Each card names the shared type.
 */
export async function listRelated(type: CategoryLabel, email: Email): Promise<EmailCard[]> {
  const { conditions } = await findFilters({ type: type.slug })
  if (conditions.type === undefined) return []
  const { ids } = await listIds([conditions.type], { limit: CANDIDATES + 1 })
  const candidates = ids.filter((candidate) => candidate !== email.id)
  const { id, brandId, sentAt, createdAt } = emails
  const apart = sql`abs(extract(epoch from
    coalesce(${sentAt}, ${createdAt}) - (select coalesce(sent_at, created_at) from emails self where self.id = ${email.id})))`
  const rows = await db()
    .select({ id })
    .from(emails)
    .where(inArray(id, candidates))
    .orderBy(
      desc(sql`${type.slug} = (${firstTypeOf({ id })})`),
      desc(sharesCategory({ id, brandId }, email, sql`= 'vertical'`)),
      desc(sharesCategory({ id, brandId }, email, sql`in ('occasion', 'seasonal')`)),
      apart,
      desc(createdAt),
      desc(id),
    )
    .limit(RELATED_LIMIT)
  const cards = await listByIds(rows.map((row) => row.id))
  return cards.map((card) => ({ ...card, type }))
}

/** The slug of the first email type that an email carries, as its own page names it. */
function firstTypeOf({ id }: { id: unknown }): SQL {
  return sql`
    select ${categories.slug} from ${emailCategories}
    join ${categories} on ${categories.id} = ${emailCategories.categoryId} and ${categories.type} = 'email_type'
    where ${emailCategories.emailId} = ${id}
    order by ${emailCategories.position}, ${categories.position} limit 1`
}

/** Columns of a row, or plain ids. */
type Columns = { id: unknown; brandId: unknown }

/** Whether both, or their brands, share a category of a type. */
function sharesCategory(one: Columns, other: Email, type: SQL): SQL {
  return sql`exists (
    select 1 from ${categories} where ${categories.type} ${type}
      and ${categories.id} in (${categoriesOf(one)}) and ${categories.id} in (${categoriesOf(other)})
  )`
}

function categoriesOf({ id, brandId }: Columns): SQL {
  return sql`
    select ${emailCategories.categoryId} from ${emailCategories} where ${emailCategories.emailId} = ${id}
    union all
    select ${brandCategories.categoryId} from ${brandCategories} where ${brandCategories.brandId} = ${brandId}`
}
