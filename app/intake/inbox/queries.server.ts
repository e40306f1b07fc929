/** Reads of what arrived; only administrators may see it. */
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '#app/platform/db/client.server.ts'
import { arrivals, brands, categories, emails, inboxAddresses, inboxRules } from '#app/platform/db/schema.ts'
import type { EmailGuesses, RuleConditions, RuleOutcome } from '#app/platform/db/json-columns.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import { dryRunOutcome } from './decide-steps.server.ts'
import { FOLDERS, type Folder, STATES } from './folders.ts'
import { describeOutcome, matches, type RuleSubject } from './rules.ts'
import { provenDomains } from './sender-proof.ts'
import { countArrivals } from './source-health.server.ts'

export const ARRIVALS_PAGE = 30
/** The number of arrivals in a dry run. */
const DRY_RUN_ARRIVALS = 200
/** Suggested while typing; others can be typed. */
const BRAND_CHOICES = 1000
const near = alias(emails, 'near_email')

/** Newest first, after the arrival `before`; one more than a page, to tell whether there are more. */
export function listArrivals({ folder, before }: { actor: Editor; folder: Folder; before: string | null }) {
  const { id, source, sourceName, receivedAt, state, reason, senderName, sender, subject } = arrivals
  const { details, authentication, ruleId } = arrivals
  return db()
    .select({
      id,
      source,
      sourceName,
      receivedAt,
      state,
      reason,
      senderName,
      sender,
      subject,
      details,
      authentication,
      ruleId,
      emailSlug: emails.slug,
      nearSlug: near.slug,
    })
    .from(arrivals)
    .leftJoin(emails, eq(emails.id, arrivals.emailId))
    .leftJoin(near, eq(near.id, arrivals.nearEmailId))
    .where(
      and(
        inArray(state, [...STATES[folder]]),
        before
          ? sql`(${receivedAt}, ${id}) < (select a.received_at, a.id from arrivals a where a.id = ${before})`
          : undefined,
      ),
    )
    .orderBy(desc(receivedAt), desc(id))
    .limit(ARRIVALS_PAGE + 1)
}

export type ListedArrival = Awaited<ReturnType<typeof listArrivals>>[number]

export async function countFolders(_actor: Editor): Promise<Record<Folder, number>> {
  const counts = await countArrivals()
  const countOf = (folder: Folder) =>
    STATES[folder].reduce((sum: number, state: string) => sum + (counts[state] ?? 0), 0)
  return Object.fromEntries(FOLDERS.map((folder) => [folder, countOf(folder)])) as Record<Folder, number>
}

/** The order in which rules are tried. */
export const RULE_ORDER = [asc(inboxRules.position), asc(inboxRules.createdAt)]

export function listRules(_actor: Editor) {
  return db()
    .select()
    .from(inboxRules)
    .orderBy(...RULE_ORDER)
}

/** The inbox addresses and categories that a rule can name. */
export async function readRuleChoices(_actor: Editor) {
  const [brandChoices, addresses, taxonomy] = await Promise.all([
    db()
      .select({ slug: brands.slug, name: brands.name })
      .from(brands)
      .orderBy(asc(brands.name))
      .limit(BRAND_CHOICES),
    db()
      .select({ id: inboxAddresses.id, address: inboxAddresses.address })
      .from(inboxAddresses)
      .where(isNull(inboxAddresses.userId))
      .orderBy(asc(inboxAddresses.address)),
    db()
      .select({ slug: categories.slug, name: categories.name, type: categories.type })
      .from(categories)
      .where(inArray(categories.type, ['email_type', 'seasonal', 'occasion']))
      .orderBy(asc(categories.name)),
  ])
  return {
    brands: brandChoices,
    addresses,
    types: taxonomy.filter(({ type }) => type === 'email_type'),
    occasions: taxonomy.filter(({ type }) => type !== 'email_type'),
  }
}

/** The arrival a rule is made from. */
export async function readExample({
  id,
}: {
  actor: Editor
  id: string
}): Promise<(Pick<RuleSubject, 'sender' | 'listId'> & { trusted: string[] }) | null> {
  const [row] = await db()
    .select({
      sender: arrivals.sender,
      details: arrivals.details,
      authentication: arrivals.authentication,
    })
    .from(arrivals)
    .where(eq(arrivals.id, id))
  if (!row) return null
  const { sender, details, authentication } = row
  return { sender, listId: details.listId ?? null, trusted: provenDomains(authentication) }
}

/** The last arrivals that this rule would decide about, with its outcome for each. */
export async function dryRun({ conditions, outcome }: { actor: Editor } & Rule) {
  const rows = await db()
    .select({
      id: arrivals.id,
      receivedAt: arrivals.receivedAt,
      senderName: arrivals.senderName,
      sender: arrivals.sender,
      subject: arrivals.subject,
      state: arrivals.state,
      addressId: arrivals.addressId,
      details: arrivals.details,
      authentication: arrivals.authentication,
      guesses: emails.guesses,
    })
    .from(arrivals)
    .innerJoin(emails, eq(emails.id, arrivals.emailId))
    .where(inArray(arrivals.state, ['imported', 'review']))
    .orderBy(desc(arrivals.receivedAt), desc(arrivals.id))
    .limit(DRY_RUN_ARRIVALS)
  const met = rows.filter((row) => matches(conditions, subjectOf(row)))
  return {
    of: rows.length,
    met: met.map(({ id, receivedAt, senderName, sender, subject, state, authentication, guesses }) => {
      const { decision, reason } = dryRunOutcome(outcome, sender, authentication, guesses.recipient)
      const becomes = describeOutcome({ ...outcome, decision })
      return { id, receivedAt, senderName, sender, subject, state, becomes, reason }
    }),
  }
}

type Rule = { conditions: RuleConditions; outcome: RuleOutcome }

export type DryRun = Awaited<ReturnType<typeof dryRun>>

function subjectOf(row: {
  sender: string | null
  subject: string
  addressId: string | null
  details: { listId?: string }
  guesses: EmailGuesses
}): RuleSubject {
  const { sender, subject, addressId, details, guesses } = row
  return { sender, subject, addressId, listId: details.listId ?? null, type: guesses.emailType ?? null }
}
