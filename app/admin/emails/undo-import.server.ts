/** Takes an import back: deletes the emails it added and the brands that came with them and have no others. */
import { count, eq, sql } from 'drizzle-orm'
import { inTransaction } from '#app/platform/db/client.server.ts'
import {
  brandCategories,
  brandSlugs,
  brands,
  emails,
  importEmails,
  importRuns,
} from '#app/platform/db/schema.ts'
import { recordChange } from '#app/platform/changes/change.server.ts'
import { UNDO_HOURS } from '#app/platform/changes/schema.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import { rowsOfEmails } from './bulk-commands.server.ts'
import { CHANGED_MAX } from './schema.ts'
import { isSelected } from './selection.server.ts'

export type ImportUndone =
  | { ok: true; count: number; changeId: string | null }
  | { ok: false; reason: 'none' | 'too-many' | 'too-late' }

/** Possible for a day, as undoing is, and can itself be undone for a day. */
export function undoImport({ actor, run }: { actor: Editor; run: string }): Promise<ImportUndone> {
  return inTransaction(async (tx): Promise<ImportUndone> => {
    const [about] = await tx
      .select({
        source: importRuns.source,
        createdAt: importRuns.createdAt,
        isOver: sql<boolean>`${importRuns.createdAt} < now() - make_interval(hours => ${UNDO_HOURS})`,
      })
      .from(importRuns)
      .where(eq(importRuns.id, run))
    if (!about) return { ok: false, reason: 'none' }
    if (about.isOver) return { ok: false, reason: 'too-late' }
    await tx.execute(sql`
      create temporary table selected_emails on commit drop as
      select ${importEmails.emailId} as id from ${importEmails} where ${eq(importEmails.runId, run)}`)
    const [{ added } = { added: 0 }] = await tx
      .select({ added: count() })
      .from(importEmails)
      .where(eq(importEmails.runId, run))
    if (added === 0) return { ok: false, reason: 'none' }
    if (added > CHANGED_MAX) return { ok: false, reason: 'too-many' }
    // The brands that this import may have made: whoever had others before keeps them.
    await tx.execute(sql`
      create temporary table selected_brands on commit drop as
      select distinct ${brands.id} as id from ${brands} join ${emails} on ${eq(emails.brandId, brands.id)}
      where ${isSelected(emails.id)} and ${brands.createdAt} >= ${about.createdAt}
      and not exists (
        select from ${emails} other where other.brand_id = ${brands.id}
        and other.id not in (select id from selected_emails)
      )`)
    const ofBrands = (column: { getSQL: () => ReturnType<typeof sql> }) =>
      sql`${column} in (select id from selected_brands)`
    const rows = [
      { table: brands, where: ofBrands(brands.id) },
      { table: brandCategories, where: ofBrands(brandCategories.brandId) },
      { table: brandSlugs, where: ofBrands(brandSlugs.brandId) },
      ...rowsOfEmails(isSelected),
    ]
    const { changeId } = await recordChange(
      tx,
      { actor, kind: 'import-undone', label: about.source, count: added, rows },
      async () => {
        await tx.delete(emails).where(isSelected(emails.id))
        await tx.delete(brands).where(ofBrands(brands.id))
      },
    )
    return { ok: true, count: added, changeId }
  })
}
