import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { inTransaction, lockName, type Transaction } from '#app/platform/db/client.server.ts'
import {
  brandCategories,
  brandDomains,
  brands,
  brandSlugs,
  categories,
  emails,
  inboxRules,
} from '#app/platform/db/schema.ts'
import { recordChange, type RowSelection } from '#app/platform/changes/change.server.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import type { FieldErrors } from '#app/platform/lib/field-errors.ts'
import { slugify } from '#app/platform/lib/slugify.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { adminCopy } from './admin-copy.ts'
import { hasSlug, setCategories } from './commands.server.ts'
import type { BrandEdit } from './schema.ts'
import { readableInk } from '#app/platform/lib/contrast.ts'

const words = adminCopy.brand

type Saved =
  | { ok: true; changeId: string | null }
  | { ok: false; reason: 'missing' }
  | { ok: false; reason: 'refused'; errors: FieldErrors }

type SaveBrand = {
  actor: Editor
  id: string
  input: BrandEdit
  /** The address of a new logo; undefined leaves the old one. */
  logoUrl?: string | null
}

export async function saveBrand({ actor, id, input, logoUrl }: SaveBrand): Promise<Saved> {
  if (!isUuid(id)) return { ok: false, reason: 'missing' }
  return inTransaction(async (tx): Promise<Saved> => {
    await lockSlugs(tx)
    const [brand] = await tx.select().from(brands).where(eq(brands.id, id)).for('update')
    if (!brand) return { ok: false, reason: 'missing' }
    const errors = await refusals(tx, id, input)
    if (Object.keys(errors).length > 0) return { ok: false, reason: 'refused', errors }
    const { changeId } = await recordChange(
      tx,
      { actor, kind: 'brand-changed', label: brand.name, count: 1, rows: rowsOf(brand, input) },
      () => writeBrand(tx, brand, input, logoUrl),
    )
    return { ok: true, changeId }
  })
}

/** Whoever gives a brand a slug waits for others who do: two may not take the same. */
export async function lockSlugs(tx: Transaction): Promise<void> {
  await lockName(tx, 'brand slugs')
}

type Brand = typeof brands.$inferSelect

async function refusals(tx: Transaction, id: string, input: BrandEdit): Promise<FieldErrors> {
  const [slugOwner] = await tx
    .select({ name: brands.name })
    .from(brands)
    .where(and(ne(brands.id, id), hasSlug(input.slug)))
  const [formerOwner] = await tx
    .select({ name: brands.name })
    .from(brandSlugs)
    .innerJoin(brands, eq(brands.id, brandSlugs.brandId))
    .where(and(ne(brandSlugs.brandId, id), eq(brandSlugs.slug, input.slug)))
  const [claimed] = await tx
    .select({ domain: brandDomains.domain, name: brands.name })
    .from(brandDomains)
    .innerJoin(brands, eq(brands.id, brandDomains.brandId))
    .where(and(ne(brandDomains.brandId, id), inArray(brandDomains.domain, ['', ...input.domains])))
  const known = await tx.$count(categories, inArray(categories.id, [NO_ID, ...input.category]))
  return {
    ...(slugOwner && { slug: words.slugTaken(slugOwner.name) }),
    ...(formerOwner && { slug: words.slugRedirects(formerOwner.name) }),
    ...(claimed && { domains: words.domainTaken(claimed.domain, claimed.name) }),
    ...(known < input.category.length && { category: words.categoryGone }),
  }
}

/** `in ()` is an error in PostgreSQL. */
const NO_ID = '00000000-0000-0000-0000-000000000000'

function rowsOf(brand: Brand, input: BrandEdit): RowSelection[] {
  const { id } = brand
  const rows: RowSelection[] = [
    { table: brands, where: eq(brands.id, id) },
    { table: brandSlugs, where: eq(brandSlugs.brandId, id) },
    { table: brandDomains, where: eq(brandDomains.brandId, id) },
    { table: brandCategories, where: eq(brandCategories.brandId, id) },
  ]
  if (brand.slug !== input.slug) {
    rows.push({ table: inboxRules, where: namesBrand([brand.slug, input.slug]) })
  }
  if (brand.delayDays !== input.delayDays) {
    const days = Math.max(brand.delayDays, input.delayDays)
    const isRecent = sql`coalesce(${emails.sentAt}, ${emails.createdAt}) > now() - make_interval(days => ${days}::int)`
    const mayChange = or(
      eq(emails.status, 'scheduled'),
      and(inArray(emails.status, ['published', 'scheduled']), isRecent),
    )
    rows.push({ table: emails, where: and(eq(emails.brandId, id), mayChange) })
  }
  return rows
}

/** Rules of the inbox name the brand of their emails by its slug. */
export function namesBrand(slugs: string[]): SQL {
  return inArray(sql`${inboxRules.outcome} ->> 'brand'`, slugs)
}

export async function renameInRules(tx: Transaction, from: string, to: string): Promise<void> {
  await tx
    .update(inboxRules)
    .set({ outcome: sql`jsonb_set(${inboxRules.outcome}, '{brand}', to_jsonb(${to}::text))` })
    .where(namesBrand([from]))
}

async function writeBrand(
  tx: Transaction,
  brand: Brand,
  input: BrandEdit,
  logoUrl: string | null | undefined,
): Promise<void> {
  const { category, domains, removeLogo, ...columns } = input
  const { id } = brand
  const former = brand.slug.trim().toLowerCase()
  await tx.delete(brandSlugs).where(and(eq(brandSlugs.brandId, id), eq(brandSlugs.slug, input.slug)))
  if (former !== input.slug) {
    await tx.insert(brandSlugs).values({ slug: former, brandId: id }).onConflictDoNothing()
    await renameInRules(tx, brand.slug, input.slug)
  }
  await tx
    .update(brands)
    .set({
      ...columns,
      colorInk: columns.color && (columns.colorInk ?? readableInk(columns.color)),
      ...(logoUrl ? { logoUrl } : removeLogo && { logoUrl: null }),
    })
    .where(eq(brands.id, id))
  await setCategories(tx, id, category)
  await tx.delete(brandDomains).where(eq(brandDomains.brandId, id))
  if (domains.length > 0)
    await tx.insert(brandDomains).values(domains.map((domain) => ({ domain, brandId: id })))
}

type Created = { ok: true; id: string; changeId: string | null } | { ok: false; reason: 'no-slug' | 'taken' }

/** A new brand is a draft: nobody sees it before it is published. */
export async function createDraft({ actor, name }: { actor: Editor; name: string }): Promise<Created> {
  const slug = slugify(name.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('&', ' and '))
    .slice(0, 72)
    .replace(/^-|-$/g, '')
  if (!slug) return { ok: false, reason: 'no-slug' }
  return inTransaction(async (tx): Promise<Created> => {
    await lockSlugs(tx)
    const isTaken =
      (await tx.$count(brands, hasSlug(slug))) + (await tx.$count(brandSlugs, eq(brandSlugs.slug, slug))) > 0
    if (isTaken) return { ok: false, reason: 'taken' }
    const { result: id, changeId } = await recordChange(
      tx,
      { actor, kind: 'brand-added', label: name, rows: [{ table: brands, where: hasSlug(slug) }] },
      async () => {
        const [added] = await tx.insert(brands).values({ name, slug }).returning({ id: brands.id })
        return added!.id
      },
    )
    return { ok: true, id, changeId }
  })
}
