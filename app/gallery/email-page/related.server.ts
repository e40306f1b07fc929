/** Emails like another one. */
import { desc, inArray, sql, type SQL } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import {
  brandCategories,
  categories,
  emailAttributes,
  emailCategories,
  emails,
} from '#app/platform/db/schema.ts'
import type { CategoryLabel, EmailCard } from '#app/gallery/cards/card.ts'
import { findFilters } from '#app/gallery/filters/filters.server.ts'
import { RELATED_LIMIT } from '#app/gallery/limits.ts'
import { listIds } from '#app/gallery/lists/list-ids.server.ts'
import { listByIds } from '#app/gallery/queries.server.ts'

/** Ranks only the newest emails of a type, so that the cost stays constant as the gallery grows: at least so many. */
const CANDIDATES = 100
const CANDIDATES_MIN = 20

type Email = { id: string; brandId: string }

/**
 * At most five emails: first those of the same type, whose cards name it; then those nearest in length and industry.
 */
export function listRelated(type: CategoryLabel | null, email: Email): Promise<EmailCard[]> {
  return galleryCache().read(`related to ${email.id} by ${type?.slug}`, () => readRelated(type, email))
}

async function readRelated(type: CategoryLabel | null, email: Email): Promise<EmailCard[]> {
  const same = type ? await idsOfType(type, email) : []
  const missing = RELATED_LIMIT - same.length
  const others = missing > 0 ? await nearestIds(email, [email.id, ...same], missing) : []
  const cards = await listByIds([...same, ...others])
  return cards.map((card) => (same.includes(card.id) ? { ...card, type } : card))
}

/**
 * First those whose own first type it is; then those of the same industry, among them those of the same occasion, then
 * those sent closest in time.
 */
async function idsOfType(type: CategoryLabel, email: Email): Promise<string[]> {
  const { conditions } = await findFilters({ type: type.slug })
  if (conditions.type === undefined) return []
  const { ids } = await listIds(conditions.type, { limit: CANDIDATES + 1, enough: CANDIDATES_MIN })
  const { id, brandId, createdAt } = emails
  return orderedIds(ids, [email.id], RELATED_LIMIT, [
    desc(sql`${type.slug} = (${firstTypeOf({ id })})`),
    desc(sharesCategory({ id, brandId }, email, sql`= 'vertical'`)),
    desc(sharesCategory({ id, brandId }, email, sql`in ('occasion', 'seasonal')`)),
    timeApart(email),
    desc(createdAt),
    desc(id),
  ])
}

/** About as long first, in steps of a factor of e; then of the same industry. */
async function nearestIds(email: Email, except: string[], limit: number): Promise<string[]> {
  const { ids } = await listIds([], { limit: CANDIDATES })
  const { id, brandId } = emails
  const length = (of: unknown) =>
    sql`ln(greatest(1, coalesce((select words from ${emailAttributes} where email_id = ${of}), 1)))`
  return orderedIds(ids, except, limit, [
    sql`round(abs(${length(id)} - ${length(email.id)}))`,
    desc(sharesCategory({ id, brandId }, email, sql`= 'vertical'`)),
    timeApart(email),
    desc(id),
  ])
}

async function orderedIds(ids: string[], except: string[], limit: number, order: SQL[]): Promise<string[]> {
  const candidates = ids.filter((id) => !except.includes(id))
  const rows = await db()
    .select({ id: emails.id })
    .from(emails)
    .where(inArray(emails.id, candidates))
    .orderBy(...order)
    .limit(limit)
  return rows.map(({ id }) => id)
}

function timeApart(email: Email): SQL {
  return sql`abs(extract(epoch from coalesce(${emails.sentAt}, ${emails.createdAt})
    - (select coalesce(sent_at, created_at) from emails self where self.id = ${email.id})))`
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
