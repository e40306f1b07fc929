/** The decisions of the review queue. Each is one transaction and one change in the history. */
import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import {
  arrivals,
  brands,
  categories,
  emailCategories,
  emails,
  inboxRules,
  reviewLeases,
} from '#app/platform/db/schema.ts'
import { recordChange } from '#app/platform/changes/change.server.ts'
import { ensureBrand, hasSlug } from '#app/gallery/brands/commands.server.ts'
import { RULES_MAX } from '#app/intake/inbox/decide.server.ts'
import { insertRule } from '#app/intake/inbox/rule-commands.server.ts'
import { conditionsFromExample, hasConditions } from '#app/intake/inbox/rules.ts'
import { provenDomains } from '#app/intake/inbox/sender-proof.ts'
import type { Reviewer } from '#app/platform/lib/authorized.ts'
import { setCategories } from '#app/admin/emails/edit-commands.server.ts'
import { reviewCopy } from './copy.ts'
import { type Filed, refile } from './recategorize.ts'
import { findDecider, KINDS } from './last-decisions.server.ts'
import type { Decision } from './decision.ts'
import type { DecisionInput } from './schema.ts'
import { findCopies } from './queue.server.ts'
import { lockBrands, type TargetBrand } from './target-brand.server.ts'

type Refused =
  /** Another reviewer decided first, or the same one in another tab. */
  | { ok: false; reason: 'decided'; by?: string | null; decision?: Decision }
  | {
      ok: false
      reason: 'gone' | 'brand' | 'archived' | 'type' | 'occasion' | 'no-sender' | 'too-many-rules'
    }

export type Decided = { ok: true; changeId: string | null } | Refused

type Locked = Pick<typeof emails.$inferSelect, 'id' | 'status' | 'brandId' | 'subjectLine' | 'senderAddress'>

/** If two reviewers decide at once, the second waits for the row and then finds it decided. */
export function decide({ actor, input }: { actor: Reviewer; input: DecisionInput }): Promise<Decided> {
  return inTransaction(async (tx) => {
    const email = await lockEmail(tx, input.emailId)
    if (!email) return { ok: false, reason: 'gone' }
    const { current, target } = await lockBrands(tx, email.brandId, input.brand)
    const isWaiting = email.status === 'draft' || (email.status === 'published' && current.status === 'draft')
    if (!isWaiting) {
      return { ok: false, reason: 'decided', ...(await findDecider(tx, email.id)) }
    }
    if (!target) return { ok: false, reason: 'brand' }
    if (target.status === 'archived') return { ok: false, reason: 'archived' }
    const filing = await findFiling(tx, email.id, input)
    if (!filing.ok) return filing
    return carryOut(tx, { actor, input, email, target, categoryIds: filing.categoryIds })
  })
}

type Plan = {
  actor: Reviewer
  input: DecisionInput
  email: Locked
  target: TargetBrand
  categoryIds: string[]
}

async function carryOut(tx: Transaction, plan: Plan): Promise<Decided> {
  const { actor, input, email, target, categoryIds } = plan
  const { intent } = input
  const copies =
    input.copies && intent !== 'save'
      ? (await findCopies(tx, [email.id]).for('update')).map(({ id }) => id)
      : []
  const rule = intent === 'always' ? await planRule(tx, email, target) : null
  if (typeof rule === 'string') return { ok: false, reason: rule }
  const { changeId } = await recordChange(
    tx,
    {
      actor,
      kind: KINDS[intent],
      label: email.subjectLine || reviewCopy.noSubject,
      count: 1 + copies.length,
      rows: [
        { table: brands, where: or(eq(brands.id, email.brandId), hasSlug(target.slug)) },
        { table: emails, where: inArray(emails.id, [email.id, ...copies]) },
        { table: emailCategories, where: eq(emailCategories.emailId, email.id) },
        ...(rule ? [{ table: inboxRules, where: eq(inboxRules.id, rule.id) }] : []),
        { table: arrivals, where: inArray(arrivals.emailId, [email.id, ...copies]) },
      ],
    },
    async () => {
      const brandId = await settleBrand(tx, target, intent)
      await setCategories(tx, email.id, categoryIds)
      await tx
        .update(emails)
        .set({ brandId, ...changesOf(email, input) })
        .where(eq(emails.id, email.id))
      await settleArrivals(tx, [email.id], intent)
      await tx.update(emails).set({ status: 'hidden' }).where(inArray(emails.id, copies))
      await settleArrivals(tx, copies, 'copy')
      if (rule) await insertRule(tx, { ...rule, createdBy: actor.id })
    },
  )
  await tx.delete(reviewLeases).where(inArray(reviewLeases.emailId, [email.id, ...copies]))
  return { ok: true, changeId }
}

function changesOf(
  { status }: Locked,
  { intent, language }: DecisionInput,
): Partial<typeof emails.$inferInsert> {
  return {
    ...(language !== undefined && { language: language || null }),
    ...(intent === 'reject' && { status: 'hidden' as const }),
    ...(isAccepting(intent) && { status: 'published' as const }),
    // It is new in the gallery now, whenever it arrived: lists, feeds and the digest sort by that.
    ...(isAccepting(intent) && status === 'draft' && { createdAt: new Date() }),
  }
}

function isAccepting(intent: Decision | 'copy'): boolean {
  return intent === 'accept' || intent === 'always'
}

async function lockEmail(tx: Transaction, id: string): Promise<Locked | undefined> {
  const { status, brandId, subjectLine, senderAddress } = emails
  const [email] = await tx
    .select({ id: emails.id, status, brandId, subjectLine, senderAddress })
    .from(emails)
    .where(eq(emails.id, id))
    .for('update')
  return email
}

type Filing = { ok: true; categoryIds: string[] } | { ok: false; reason: 'type' | 'occasion' }

/** The future categories in order. */
async function findFiling(
  tx: Transaction,
  emailId: string,
  { type, occasion }: DecisionInput,
): Promise<Filing> {
  const wanted = [type, occasion].filter((slug) => !!slug) as string[]
  const found = await tx
    .select({ id: categories.id, slug: categories.slug, type: categories.type })
    .from(categories)
    .where(inArray(categories.slug, wanted))
  const idOf = (slug: string | undefined, kind: Filed['kind']) => {
    if (!slug) return slug === '' ? null : undefined
    return found.find((one) => one.slug === slug && kindOf(one.type) === kind)?.id
  }
  const refiling = { type: idOf(type, 'type'), occasion: idOf(occasion, 'occasion') }
  if (type && !refiling.type) return { ok: false, reason: 'type' }
  if (occasion && !refiling.occasion) return { ok: false, reason: 'occasion' }
  const filed = await tx
    .select({ id: categories.id, type: categories.type })
    .from(emailCategories)
    .innerJoin(categories, eq(categories.id, emailCategories.categoryId))
    .where(eq(emailCategories.emailId, emailId))
    .orderBy(asc(emailCategories.position), asc(categories.position))
  const before = filed.map(({ id, type: kind }) => ({ id, kind: kindOf(kind) }))
  return { ok: true, categoryIds: refile(before, refiling) }
}

function kindOf(type: (typeof categories.$inferSelect)['type']): Filed['kind'] {
  if (type === 'email_type') return 'type'
  return type === 'seasonal' || type === 'occasion' ? 'occasion' : 'other'
}

/** Creates a new brand, and publishes a draft brand with the first accepted email. */
async function settleBrand(tx: Transaction, target: TargetBrand, intent: Decision): Promise<string> {
  const { id, slug, name, status } = target
  if (!id) {
    const made = await ensureBrand(tx, { slug, name, status: isAccepting(intent) ? 'active' : 'draft' })
    return made.id
  }
  if (status === 'draft' && isAccepting(intent)) {
    await tx.update(brands).set({ status: 'active' }).where(eq(brands.id, id))
  }
  return id
}

async function settleArrivals(tx: Transaction, emailIds: string[], intent: Decision | 'copy'): Promise<void> {
  if (intent === 'save') return
  const outcome = isAccepting(intent)
    ? { state: 'imported' as const, reason: reviewCopy.acceptedReason }
    : {
        state: 'skipped' as const,
        reason: intent === 'copy' ? reviewCopy.copyReason : reviewCopy.rejectedReason,
      }
  await tx
    .update(arrivals)
    .set(outcome)
    .where(and(inArray(arrivals.emailId, emailIds), eq(arrivals.state, 'review')))
}

/** A rule for exactly this sender, which names the brand of later emails. */
async function planRule(tx: Transaction, email: Locked, { slug }: TargetBrand) {
  const [arrival] = await tx
    .select({ sender: arrivals.sender, details: arrivals.details, authentication: arrivals.authentication })
    .from(arrivals)
    .where(eq(arrivals.emailId, email.id))
    .orderBy(asc(arrivals.receivedAt))
    .limit(1)
  const conditions = conditionsFromExample({
    sender: arrival?.sender ?? email.senderAddress,
    listId: arrival?.details.listId ?? null,
  })
  if (!hasConditions(conditions)) return 'no-sender' as const
  if ((await tx.$count(inboxRules)) >= RULES_MAX) return 'too-many-rules' as const
  const trusted = provenDomains(arrival?.authentication ?? null)
  return { id: randomUUID(), conditions, outcome: { brand: slug, decision: 'publish' as const, trusted } }
}
