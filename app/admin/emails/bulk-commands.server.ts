/** Changes of many emails at once. Each is one change in the history and can be undone for a day. */
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import {
  arrivals,
  categories,
  collectionEmails,
  emailCategories,
  emailChecks,
  emailAttributes,
  emailFiles,
  emails,
  emailSlugs,
  importEmails,
  reports,
  submissions,
} from '#app/platform/db/schema.ts'
import { recordChange, type RowSelection } from '#app/platform/changes/change.server.ts'
import type { ChangeKind } from '#app/platform/changes/schema.ts'
import { findBrandNamed } from '#app/intake/ingest/queries.server.ts'
import type { Administrator, Editor } from '#app/platform/lib/authorized.ts'
import { bulkCopy } from './bulk-copy.ts'
import type { BulkInput, SelectionQuery } from './bulk-schema.ts'
import { CHANGED_MAX } from './schema.ts'
import { isSelected, selectEmails, selectionOf } from './selection.server.ts'

export type BulkOutcome =
  | { ok: true; count: number; changeId: string }
  | { ok: false; reason: 'none' | 'too-many' | 'unknown' | 'unchanged' }
  /** The list has changed since the confirmation stated a count. */
  | { ok: false; reason: 'changed'; count: number }

type Bulk<Actor, Input> = { actor: Actor; selection: SelectionQuery; expected: number; input: Input }

/** The rows that a change touches, and the statements that change them. */
type Work = {
  kind: ChangeKind
  label: string
  rows: RowSelection[]
  run: () => Promise<unknown>
}

type Changing = Exclude<BulkInput, { field: 'delete' }>

export function changeEmails({ input, ...bulk }: Bulk<Editor, Changing>): Promise<BulkOutcome> {
  return perform(bulk, (tx) => workOf(tx, input))
}

/** Only for the owner, because the deletion is final once it can no longer be undone. */
export function deleteEmails(bulk: Omit<Bulk<Administrator, never>, 'input'>): Promise<BulkOutcome> {
  return perform(bulk, async (tx) => ({
    kind: 'emails-deleted',
    label: '',
    rows: rowsOfEmails(isSelected),
    run: () => tx.delete(emails).where(isSelected(emails.id)),
  }))
}

async function perform(
  { actor, selection, expected }: Omit<Bulk<Editor, never>, 'input'>,
  prepare: (tx: Transaction) => Promise<Work | null>,
): Promise<BulkOutcome> {
  const where = await selectionOf(actor, selection)
  return inTransaction(async (tx) => {
    const count = await selectEmails(tx, where)
    if (count === 0) return { ok: false, reason: 'none' }
    if (count > CHANGED_MAX) return { ok: false, reason: 'too-many' }
    if (count !== expected) return { ok: false, reason: 'changed', count }
    const work = await prepare(tx)
    if (!work) return { ok: false, reason: 'unknown' }
    const { kind, rows, run } = work
    const label = work.label || bulkCopy.emails(count)
    const { changeId } = await recordChange(tx, { actor, kind, label, count, rows }, run)
    return changeId ? { ok: true, count, changeId } : { ok: false, reason: 'unchanged' }
  })
}

async function workOf(tx: Transaction, input: Changing): Promise<Work | null> {
  if (input.field === 'status') return statusWork(tx, input.value)
  if (input.field === 'brand') return brandWork(tx, input.value)
  return categoryWork(tx, input.field, input.value)
}

const ofEmails: RowSelection = { table: emails, where: isSelected(emails.id) }

function statusWork(tx: Transaction, status: (typeof emails.$inferSelect)['status']): Work {
  return {
    kind: 'emails-status',
    label: bulkCopy.statuses[status],
    rows: [{ ...ofEmails, columns: [emails.status.name, emails.updatedAt.name] }],
    run: () =>
      tx
        .update(emails)
        .set({ status })
        .where(and(isSelected(emails.id), sql`${emails.status} <> ${status}`)),
  }
}

async function brandWork(tx: Transaction, asked: string): Promise<Work | null> {
  const brand = await findBrandNamed(asked, tx)
  if (!brand) return null
  const isElsewhere = and(isSelected(emails.id), sql`${emails.brandId} <> ${brand.id}`)
  return {
    kind: 'emails-brand',
    label: brand.name,
    rows: [ofEmails, { table: emailSlugs, where: isSelected(emailSlugs.emailId) }],
    async run() {
      // Former slugs also redirect URLs with a brand that is no longer that of the email.
      await tx.execute(sql`
        insert into ${emailSlugs} (slug, email_id)
        select ${emails.slug}, ${emails.id} from ${emails} where ${isElsewhere} on conflict do nothing`)
      await tx.update(emails).set({ brandId: brand.id }).where(isElsewhere)
    },
  }
}

/** Replaces the email types, or the occasions and seasons; without a value they are removed. */
async function categoryWork(tx: Transaction, field: 'type' | 'occasion', slug: string): Promise<Work | null> {
  const isOfField = inArray(categories.type, field === 'type' ? ['email_type'] : ['occasion', 'seasonal'])
  const [category] = slug
    ? await tx
        .select({ id: categories.id, name: categories.name })
        .from(categories)
        .where(and(eq(categories.slug, slug), isOfField))
    : []
  if (slug && !category) return null
  return {
    kind: field === 'type' ? 'emails-type' : 'emails-occasion',
    label: category?.name ?? bulkCopy.nothing,
    rows: [{ table: emailCategories, where: isSelected(emailCategories.emailId) }],
    async run() {
      await tx
        .delete(emailCategories)
        .where(
          and(
            isSelected(emailCategories.emailId),
            inArray(
              emailCategories.categoryId,
              tx.select({ id: categories.id }).from(categories).where(isOfField),
            ),
            category ? sql`${emailCategories.categoryId} <> ${category.id}` : undefined,
          ),
        )
      if (!category) return
      await tx.execute(sql`
        insert into ${emailCategories} (email_id, category_id, position)
        select id, ${category.id}::uuid, 0 from selected_emails on conflict do nothing`)
    },
  }
}

/** All rows that the database deletes or clears along with emails, so that undoing the deletion restores them. */
export function rowsOfEmails(isOne: (column: SQL | { getSQL: () => SQL }) => SQL): RowSelection[] {
  return [
    { table: emails, where: isOne(emails.id) },
    { table: emailCategories, where: isOne(emailCategories.emailId) },
    { table: emailFiles, where: isOne(emailFiles.emailId) },
    { table: emailAttributes, where: isOne(emailAttributes.emailId) },
    { table: emailChecks, where: isOne(emailChecks.emailId) },
    { table: emailSlugs, where: isOne(emailSlugs.emailId) },
    { table: importEmails, where: isOne(importEmails.emailId) },
    { table: collectionEmails, where: isOne(collectionEmails.emailId) },
    { table: submissions, where: isOne(submissions.emailId) },
    { table: reports, where: isOne(reports.emailId) },
    { table: arrivals, where: or(isOne(arrivals.emailId), isOne(arrivals.nearEmailId)) },
  ]
}
