import { eq, inArray, sql } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { brands, categories, inboxRules } from '#app/db/schema.ts'
import type { Editor } from '#app/lib/authorized.ts'
import { isUuid } from '#app/lib/uuid.ts'
import { RULES_MAX } from './decide-steps.server.ts'
import type { RuleInput } from './rule-form.ts'

type Created = { ok: true } | { ok: false; reason: 'brand' | 'type' | 'occasion' | 'too-many' }

/** A new rule comes first: the owner has just made it for what arrives now. */
export async function createRule({ actor, input }: { actor: Editor; input: RuleInput }): Promise<Created> {
  const wrong = await unknownPart(input)
  if (wrong) return { ok: false, reason: wrong }
  if ((await db().$count(inboxRules)) >= RULES_MAX) return { ok: false, reason: 'too-many' }
  await db()
    .insert(inboxRules)
    .values({
      ...input,
      createdBy: actor.id,
      position: sql`coalesce((select min(r.position) from inbox_rules r), 0) - 1`,
    })
  return { ok: true }
}

export async function setRuleEnabled({
  id,
  enabled,
}: {
  actor: Editor
  id: string
  enabled: boolean
}): Promise<void> {
  if (isUuid(id)) await db().update(inboxRules).set({ enabled }).where(eq(inboxRules.id, id))
}

export async function deleteRule({ id }: { actor: Editor; id: string }): Promise<void> {
  if (isUuid(id)) await db().delete(inboxRules).where(eq(inboxRules.id, id))
}

/** A rule must name what exists: it would file nothing otherwise. */
export async function unknownPart({
  outcome,
  conditions,
}: RuleInput): Promise<'brand' | 'type' | 'occasion' | null> {
  const { brand, type, occasion } = outcome
  if (brand && (await db().$count(brands, eq(brands.slug, brand))) === 0) return 'brand'
  const wanted = [type, occasion, conditions.type?.slug].filter((slug) => !!slug) as string[]
  if (wanted.length === 0) return null
  const found = await db()
    .select({ slug: categories.slug, kind: categories.type })
    .from(categories)
    .where(inArray(categories.slug, wanted))
  const isType = (slug: string) => found.some((one) => one.slug === slug && one.kind === 'email_type')
  if ((type && !isType(type)) || (conditions.type && !isType(conditions.type.slug))) return 'type'
  const isOccasion = found.some((one) => one.slug === occasion && one.kind !== 'email_type')
  return occasion && !isOccasion ? 'occasion' : null
}
