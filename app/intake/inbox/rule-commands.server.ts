import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { eq, inArray, sql } from 'drizzle-orm'
import { db, inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import { arrivals, categories, inboxRules } from '#app/platform/db/schema.ts'
import { recordChange } from '#app/platform/changes/change.server.ts'
import { findBrandNamed } from '#app/intake/ingest/queries.server.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { RULE_ORDER, RULES_MAX } from './decide.server.ts'
import type { RuleInput } from './rule-form.ts'

type Saved = { ok: true } | { ok: false; reason: 'too-many' | 'gone' }

type Saving = { actor: Editor; id?: string; input: RuleInput }

/** A new rule comes first, because the owner made it for current arrivals; a changed one keeps its place. */
export async function saveRule({ actor, id, input }: Saving): Promise<Saved> {
  if (id) {
    const rule = await findRule(id)
    if (!rule) return { ok: false, reason: 'gone' }
    // What proved the sender of the rule's example says nothing of another sender.
    const isSame = isDeepStrictEqual(senderOf(rule), senderOf(input))
    const outcome = { ...input.outcome, ...(isSame && { trusted: rule.outcome.trusted }) }
    await changeRule(actor, { id, ...rule }, { ...input, outcome })
    return { ok: true }
  }
  if ((await db().$count(inboxRules)) >= RULES_MAX) return { ok: false, reason: 'too-many' }
  const newId = randomUUID()
  const rows = [{ table: inboxRules, where: eq(inboxRules.id, newId) }]
  await inTransaction((tx) =>
    recordChange(tx, { actor, kind: 'rule-added', label: labelOf(input), rows }, () =>
      insertRule(tx, { id: newId, ...input, createdBy: actor.id }),
    ),
  )
  return { ok: true }
}

function senderOf({ conditions: { sender, domain, listId } }: RuleInput) {
  return [sender, domain, listId]
}

export async function insertRule(
  tx: Transaction,
  rule: Omit<typeof inboxRules.$inferInsert, 'position'>,
): Promise<void> {
  const position = sql<number>`coalesce((select min(r.position) from inbox_rules r), 0) - 1`
  await tx.insert(inboxRules).values({ ...rule, position })
}

type Enabling = { actor: Editor; id: string; enabled: boolean }

export async function setRuleEnabled({ actor, id, enabled }: Enabling): Promise<void> {
  const rule = await findRule(id)
  if (rule) await changeRule(actor, { id, ...rule }, { enabled })
}

async function changeRule(
  actor: Editor,
  rule: { id: string } & RuleInput,
  values: Partial<typeof inboxRules.$inferInsert>,
): Promise<void> {
  const where = eq(inboxRules.id, rule.id)
  await inTransaction((tx) =>
    recordChange(
      tx,
      { actor, kind: 'rule-changed', label: labelOf(rule), rows: [{ table: inboxRules, where }] },
      () => tx.update(inboxRules).set(values).where(where),
    ),
  )
}

/** Moves a rule one place up (-1) or down (1); nothing happens at the ends. */
export async function moveRule({ actor, id, by }: { actor: Editor; id: string; by: -1 | 1 }): Promise<void> {
  const rule = await findRule(id)
  if (!rule) return
  const rows = [{ table: inboxRules, where: undefined }]
  await inTransaction((tx) =>
    recordChange(tx, { actor, kind: 'rule-changed', label: labelOf(rule), count: 1, rows }, async () => {
      const rules = await tx
        .select()
        .from(inboxRules)
        .orderBy(...RULE_ORDER)
      const ids = rules.map((row) => row.id)
      const at = ids.indexOf(id)
      const other = ids[at + by]
      if (!other) return
      ids[at] = other
      ids[at + by] = id
      await tx.execute(sql`
        update ${inboxRules} set position = placed.position
        from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as placed(id, position)
        where ${inboxRules.id} = placed.id::uuid`)
    }),
  )
}

export async function deleteRule({ actor, id }: { actor: Editor; id: string }) {
  const rule = await findRule(id)
  if (!rule) return null
  const where = eq(inboxRules.id, id)
  const rows = [
    { table: inboxRules, where },
    { table: arrivals, where: eq(arrivals.ruleId, id) },
  ]
  return inTransaction((tx) =>
    recordChange(tx, { actor, kind: 'rule-deleted', label: labelOf(rule), rows }, () =>
      tx.delete(inboxRules).where(where),
    ),
  )
}

export async function findRule(id: string): Promise<RuleInput | null> {
  if (!isUuid(id)) return null
  const [rule] = await db()
    .select({ conditions: inboxRules.conditions, outcome: inboxRules.outcome })
    .from(inboxRules)
    .where(eq(inboxRules.id, id))
  return rule ?? null
}

/** The label of a rule in the history, without the address of a sender. */
function labelOf({ conditions }: RuleInput): string {
  const { domain, listId, subjectWords, type } = conditions
  return [domain, listId, subjectWords?.join(' '), type?.slug].filter(Boolean).join(', ') || 'one sender'
}

/** A rule may only name existing brands and categories; otherwise it would file nothing. Brands may be named as people do. */
export async function resolveRule(
  input: RuleInput,
): Promise<{ ok: true; rule: RuleInput } | { ok: false; reason: 'brand' | 'type' | 'occasion' }> {
  const { conditions } = input
  const { type, occasion } = input.outcome
  const brand = input.outcome.brand && (await findBrandNamed(input.outcome.brand))
  if (input.outcome.brand && !brand) return { ok: false, reason: 'brand' }
  const rule = { ...input, outcome: { ...input.outcome, ...(brand && { brand: brand.slug }) } }
  const wanted = [type, occasion, conditions.type?.slug].filter((slug) => slug !== undefined)
  if (wanted.length === 0) return { ok: true, rule }
  const found = await db()
    .select({ slug: categories.slug, kind: categories.type })
    .from(categories)
    .where(inArray(categories.slug, wanted))
  const isType = (slug: string) => found.some((one) => one.slug === slug && one.kind === 'email_type')
  if ((type && !isType(type)) || (conditions.type && !isType(conditions.type.slug))) {
    return { ok: false, reason: 'type' }
  }
  const isOccasion = found.some((one) => one.slug === occasion && one.kind !== 'email_type')
  return occasion && !isOccasion ? { ok: false, reason: 'occasion' } : { ok: true, rule }
}
