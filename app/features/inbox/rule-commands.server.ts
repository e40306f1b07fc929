import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { db, inTransaction, type Transaction } from '#app/db/client.server.ts'
import { arrivals, brands, categories, inboxRules } from '#app/db/schema.ts'
import { recordChange } from '#app/features/audit/change.server.ts'
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
  const id = randomUUID()
  const rows = [{ table: inboxRules, where: eq(inboxRules.id, id) }]
  await inTransaction((tx) =>
    recordChange(tx, { actor, kind: 'rule-added', label: labelOf(input), rows }, () =>
      insertRule(tx, { id, ...input, createdBy: actor.id }),
    ),
  )
  return { ok: true }
}

/** Puts a rule before all others. */
export async function insertRule(
  tx: Transaction,
  rule: Omit<typeof inboxRules.$inferInsert, 'position'>,
): Promise<void> {
  const position = sql<number>`coalesce((select min(r.position) from inbox_rules r), 0) - 1`
  await tx.insert(inboxRules).values({ ...rule, position })
}

export async function setRuleEnabled({
  actor,
  id,
  enabled,
}: {
  actor: Editor
  id: string
  enabled: boolean
}): Promise<void> {
  const rule = await findRule(id)
  if (!rule) return
  const where = eq(inboxRules.id, id)
  await inTransaction((tx) =>
    recordChange(
      tx,
      { actor, kind: 'rule-changed', label: labelOf(rule), rows: [{ table: inboxRules, where }] },
      () => tx.update(inboxRules).set({ enabled }).where(where),
    ),
  )
}

/** Null if there is no such rule. */
export async function deleteRule({
  actor,
  id,
}: {
  actor: Editor
  id: string
}): Promise<{ changeId: string | null } | null> {
  const rule = await findRule(id)
  if (!rule) return null
  const where = eq(inboxRules.id, id)
  const rows = [
    { table: inboxRules, where },
    // They name the rule that decided about them.
    { table: arrivals, where: eq(arrivals.ruleId, id) },
  ]
  return inTransaction((tx) =>
    recordChange(tx, { actor, kind: 'rule-deleted', label: labelOf(rule), rows }, () =>
      tx.delete(inboxRules).where(where),
    ),
  )
}

async function findRule(id: string): Promise<Pick<RuleInput, 'conditions'> | null> {
  if (!isUuid(id)) return null
  const [rule] = await db()
    .select({ conditions: inboxRules.conditions })
    .from(inboxRules)
    .where(eq(inboxRules.id, id))
  return rule ?? null
}

/** What tells a rule from others; a sender’s address stays out of the record. */
function labelOf({
  conditions: { domain, listId, subjectWords, type },
}: Pick<RuleInput, 'conditions'>): string {
  return [domain, listId, subjectWords?.join(' '), type?.slug].filter(Boolean).join(', ') || 'one sender'
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
