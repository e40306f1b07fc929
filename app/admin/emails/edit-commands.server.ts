import { and, eq, inArray, ne } from 'drizzle-orm'
import { wallClock } from '#app/platform/lib/plain-day.ts'
import { inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import { categories, emailCategories, emails, emailSlugs } from '#app/platform/db/schema.ts'
import { recordChange } from '#app/platform/changes/change.server.ts'
import { filterOf } from '#app/gallery/filters/filters.ts'
import { findBrandNamed } from '#app/intake/ingest/queries.server.ts'
import { refreshAttributesOf } from '#app/intake/ingest/refresh-attributes.server.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import type { EmailInput } from './edit-schema.ts'

type EditOutcome =
  | { ok: true; changeId: string | null }
  | { ok: false; reason: 'missing' | 'conflict' | 'slug-taken' | 'brand' }

type Edit = {
  actor: Editor
  id: string
  version: string
  input: EmailInput
}

export async function updateEmail({ actor, id, version, input }: Edit): Promise<EditOutcome> {
  if (!isUuid(id)) return { ok: false, reason: 'missing' }
  const outcome = await inTransaction(async (tx): Promise<EditOutcome> => {
    const [email] = await tx.select().from(emails).where(eq(emails.id, id)).for('update')
    if (!email) return { ok: false, reason: 'missing' }
    if (email.updatedAt.toISOString() !== version) return { ok: false, reason: 'conflict' }
    if (await isTaken(tx, id, input.slug)) return { ok: false, reason: 'slug-taken' }
    const brandId = (await findBrandNamed(input.brand, tx))?.id
    if (!brandId) return { ok: false, reason: 'brand' }
    const isReworded = input.subject !== email.subjectLine || input.preheader !== email.preheader
    const rows = [
      { table: emails, where: eq(emails.id, id) },
      { table: emailCategories, where: eq(emailCategories.emailId, id) },
      { table: emailSlugs, where: eq(emailSlugs.emailId, id) },
    ]
    const change = { actor, kind: 'email-changed' as const, label: input.subject, count: 1, rows }
    const { changeId } = await recordChange(tx, change, async () => {
      const values = {
        subjectLine: input.subject,
        preheader: input.preheader,
        slug: input.slug,
        brandId,
        // The database schedules emails of a brand with a delay.
        status: email.status === 'scheduled' && input.status === 'published' ? email.status : input.status,
        sentAt: sameInstant(email.sentAt, input.sentAt),
        createdAt: sameInstant(email.createdAt, input.addedAt)!,
        ...(isReworded && { editedAt: new Date() }),
      }
      await keepAddress(tx, email, values)
      if (differs(email, values)) await tx.update(emails).set(values).where(eq(emails.id, id))
      await file(tx, id, input)
    })
    return { ok: true, changeId }
  })
  if (outcome.ok && outcome.changeId) await refreshAttributesOf(id)
  return outcome
}

type EmailRow = typeof emails.$inferSelect

function differs(email: EmailRow, values: Partial<EmailRow>): boolean {
  return Object.entries(values).some(([name, value]) => {
    const before = email[name as keyof EmailRow]
    return before instanceof Date && value instanceof Date
      ? before.getTime() !== value.getTime()
      : before !== value
  })
}

/** Forms show minutes; an unchanged time keeps its seconds. */
function sameInstant(before: Date | null, typed: Date | null): Date | null {
  if (!before || !typed) return typed
  return wallClock(before) === wallClock(typed) ? before : typed
}

async function isTaken(tx: Transaction, id: string, slug: string): Promise<boolean> {
  const now = await tx.$count(emails, and(eq(emails.slug, slug), ne(emails.id, id)))
  const before = await tx.$count(emailSlugs, and(eq(emailSlugs.slug, slug), ne(emailSlugs.emailId, id)))
  return now + before > 0
}

/** Former slugs redirect, also if the brand in the URL is no longer that of the email. */
async function keepAddress(
  tx: Transaction,
  email: EmailRow,
  values: { slug: string; brandId: string },
): Promise<void> {
  if (values.slug === email.slug && values.brandId === email.brandId) return
  await tx.insert(emailSlugs).values({ slug: email.slug, emailId: email.id }).onConflictDoNothing()
}

/** Types first, the main one at their head; unknown slugs are left out. */
async function file(tx: Transaction, id: string, input: EmailInput): Promise<void> {
  const types = [...new Set([input.type, ...input.moreTypes].filter(Boolean))]
  const wanted = [
    ...types.map((slug) => ({ slug, filter: 'type' })),
    ...input.occasions.map((slug) => ({ slug, filter: 'occasion' })),
    ...input.industries.map((slug) => ({ slug, filter: 'industry' })),
  ]
  const slugs = wanted.map(({ slug }) => slug)
  const found =
    slugs.length === 0 ? [] : await tx.select().from(categories).where(inArray(categories.slug, slugs))
  const ids = wanted.flatMap(
    ({ slug, filter }) => found.find((one) => one.slug === slug && filterOf(one.type) === filter)?.id ?? [],
  )
  await setCategories(tx, id, ids)
}

/** Of an email, in this order. */
export async function setCategories(tx: Transaction, emailId: string, ids: string[]): Promise<void> {
  const filed = await tx
    .select({ id: categories.id })
    .from(emailCategories)
    .innerJoin(categories, eq(categories.id, emailCategories.categoryId))
    .where(eq(emailCategories.emailId, emailId))
    .orderBy(emailCategories.position, categories.position)
  if (filed.length === ids.length && filed.every((one, at) => one.id === ids[at])) return
  await tx.delete(emailCategories).where(eq(emailCategories.emailId, emailId))
  const rows = ids.map((categoryId, position) => ({ emailId, categoryId, position }))
  if (rows.length > 0) await tx.insert(emailCategories).values(rows)
}
