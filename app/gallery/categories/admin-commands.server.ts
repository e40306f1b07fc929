import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { inTransaction, lockName, type Transaction } from '#app/platform/db/client.server.ts'
import { categories, categoryAliases } from '#app/platform/db/schema.ts'
import type { DateRule } from '#app/platform/db/json-columns.ts'
import { recordChange } from '#app/platform/changes/change.server.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import type { FieldErrors } from '#app/platform/lib/field-errors.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { adminCopy } from './admin-copy.ts'
import { isComputed } from './occasion-dates.ts'
import { HALVES, MASTER_TAGS } from './menu-groups.ts'
import type { CategoryInput, CategoryType, NewCategoryInput } from './schema.ts'

const words = adminCopy.category

type Refused = { ok: false; reason: 'refused'; errors: FieldErrors }
type Saved = { ok: true; changeId: string | null } | { ok: false; reason: 'missing' } | Refused
type Created = { ok: true; id: string; changeId: string | null } | Refused

type Edit = { input: CategoryInput; reserved: ReadonlySet<string> }

/** `reserved` are the words that stand where slugs do in the addresses of the site. */
export async function saveCategory({
  actor,
  id,
  input,
  reserved,
}: Edit & { actor: Editor; id: string }): Promise<Saved> {
  if (!isUuid(id)) return { ok: false, reason: 'missing' }
  return inTransaction(async (tx): Promise<Saved> => {
    await lockSlugs(tx)
    const [category] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
    if (!category) return { ok: false, reason: 'missing' }
    const current = await aliasesOf(tx, id)
    const added = input.aliases.filter((alias) => !current.includes(alias))
    const errors = {
      ...(!isGroup(category.type, input.group, category.masterTag) && { group: words.groupUnknown }),
      ...(input.aliases.includes(category.slug) && { aliases: words.aliasIsSlug }),
      ...(await aliasErrors(tx, { id, aliases: added, reserved })),
    }
    if (Object.keys(errors).length > 0) return { ok: false, reason: 'refused', errors }
    const rows = [
      { table: categories, where: eq(categories.id, id) },
      { table: categoryAliases, where: eq(categoryAliases.categoryId, id) },
    ]
    const { changeId } = await recordChange(
      tx,
      { actor, kind: 'category-changed', label: category.name, count: 1, rows },
      async () => {
        await tx
          .update(categories)
          .set({
            ...columnsOf(category.type, input),
            ...(isDated(category.type) && { dateRule: dateRuleOf(category, input) }),
          })
          .where(eq(categories.id, id))
        const removed = current.filter((alias) => !input.aliases.includes(alias))
        if (removed.length > 0) {
          await tx
            .delete(categoryAliases)
            .where(and(eq(categoryAliases.categoryId, id), inArray(categoryAliases.alias, removed)))
        }
        await addAliases(tx, id, added)
      },
    )
    return { ok: true, changeId }
  })
}

/** A computed rule stays as long as no dates are entered. */
function dateRuleOf({ dateRule }: { dateRule: DateRule | null }, { dates }: CategoryInput): DateRule | null {
  return dates ?? (dateRule && isComputed(dateRule) ? dateRule : null)
}

export async function createCategory({
  actor,
  input,
  reserved,
}: Edit & { actor: Editor; input: NewCategoryInput }): Promise<Created> {
  const { type, slug, aliases } = input
  return inTransaction(async (tx): Promise<Created> => {
    await lockSlugs(tx)
    const taken = await ownerOf(tx, slug)
    const errors = {
      ...(!isGroup(type, input.group) && { group: words.groupUnknown }),
      ...(aliases.includes(slug) && { aliases: words.aliasIsSlug }),
      ...(await aliasErrors(tx, { aliases, reserved })),
      ...(taken && { slug: words.slugTaken(taken) }),
      ...(reserved.has(slug) && { slug: words.slugReserved(slug) }),
    }
    if (Object.keys(errors).length > 0) return { ok: false, reason: 'refused', errors }
    const isNew = eq(categories.slug, slug)
    const rows = [
      { table: categories, where: isNew },
      {
        table: categoryAliases,
        where: inArray(
          categoryAliases.categoryId,
          tx.select({ id: categories.id }).from(categories).where(isNew),
        ),
      },
    ]
    const { result: id, changeId } = await recordChange(
      tx,
      { actor, kind: 'category-added', label: input.name, count: 1, rows },
      async () => {
        const [added] = await tx
          .insert(categories)
          .values({ slug, type, ...columnsOf(type, input), dateRule: isDated(type) ? input.dates : null })
          .returning({ id: categories.id })
        await addAliases(tx, added!.id, aliases)
        return added!.id
      },
    )
    return { ok: true, id, changeId }
  })
}

/** Whoever takes a slug or an alias waits for others who do. */
async function lockSlugs(tx: Transaction): Promise<void> {
  await lockName(tx, 'taxonomy')
}

function isDated(type: CategoryType): boolean {
  return type === 'occasion' || type === 'seasonal'
}

/** The halves of the menu in which a type stands; none for email types, which have master tags. */
function halvesOf(type: CategoryType) {
  return type === 'email_type' ? [] : HALVES[type === 'vertical' ? 'vertical' : 'seasonal']
}

/** An owner's own master tag from elsewhere may stay. */
function isGroup(type: CategoryType, group: string, current?: string): boolean {
  if (type !== 'email_type') return halvesOf(type).some(({ half }) => half === group)
  return group === current || MASTER_TAGS.some((tag) => tag === group)
}

function columnsOf(type: CategoryType, { name, description, group, position }: CategoryInput) {
  const half = halvesOf(type).find((known) => known.half === group)?.half ?? null
  return { name, description, position, ...(type === 'email_type' ? { masterTag: group } : { half }) }
}

async function aliasesOf(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx.select().from(categoryAliases).where(eq(categoryAliases.categoryId, id))
  return rows.map(({ alias }) => alias)
}

async function addAliases(tx: Transaction, categoryId: string, aliases: string[]): Promise<void> {
  if (aliases.length > 0)
    await tx.insert(categoryAliases).values(aliases.map((alias) => ({ alias, categoryId })))
}

type Aliases = { id?: string; aliases: string[]; reserved: ReadonlySet<string> }

async function aliasErrors(tx: Transaction, { id, aliases, reserved }: Aliases): Promise<FieldErrors> {
  for (const alias of aliases) {
    if (reserved.has(alias)) return { aliases: words.slugReserved(alias) }
    const owner = await ownerOf(tx, alias, id)
    if (owner) return { aliases: words.aliasTaken(alias, owner) }
  }
  return {}
}

/** The name of the other category that has this slug or alias. */
async function ownerOf(tx: Transaction, slug: string, except?: string): Promise<string | null> {
  const isOther = except ? ne(categories.id, except) : undefined
  const [owner] = await tx
    .select({ name: categories.name })
    .from(categories)
    .leftJoin(categoryAliases, eq(categoryAliases.categoryId, categories.id))
    .where(and(isOther, sql`(${categories.slug} = ${slug} or ${categoryAliases.alias} = ${slug})`))
    .limit(1)
  return owner?.name ?? null
}
