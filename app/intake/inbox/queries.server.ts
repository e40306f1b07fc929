import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '#app/platform/db/client.server.ts'
import { arrivals, brands, categories, emails, inboxAddresses, inboxRules } from '#app/platform/db/schema.ts'
import type { EmailGuesses, RuleConditions, RuleOutcome } from '#app/platform/db/json-columns.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import { dryRunOutcome, RULE_ORDER } from './decide.server.ts'
import { FOLDERS, type Folder, STATES } from './folders.ts'
import { describeOutcome, matches, type RuleSubject } from './rules.ts'
import { provenDomains } from './sender-proof.ts'
import { countArrivals } from './source-health.server.ts'

export const ARRIVALS_PAGE = 30
const DRY_RUN_ARRIVALS = 200
/** Suggested while typing; others can be typed. */
const BRAND_CHOICES = 1000
const near = alias(emails, 'near_email')
const { senderName, sender, subject } = arrivals
const SENDER = { senderName, sender, subject }
const { id, source, sourceName, receivedAt, state, reason, details, authentication } = arrivals
const LISTED = { ...SENDER, id, source, sourceName, receivedAt, state, reason, details, authentication }

/** Newest first, after the arrival `before`; one more than a page, to tell whether there are more. */
export function listArrivals({ folder, before }: { actor: Editor; folder: Folder; before: string | null }) {
  return db()
    .select({ ...LISTED, emailSlug: emails.slug, nearSlug: near.slug })
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

export function listRules(_actor: Editor) {
  return db()
    .select()
    .from(inboxRules)
    .orderBy(...RULE_ORDER)
}

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

export async function readExample({ id }: { actor: Editor; id: string }) {
  const [row] = await db().select().from(arrivals).where(eq(arrivals.id, id))
  if (!row) return null
  const { sender, details, authentication } = row
  return { sender, listId: details.listId ?? null, trusted: provenDomains(authentication) }
}

/** The last arrivals that this rule would decide about, with its outcome for each. */
export async function dryRun({ conditions, outcome }: { actor: Editor } & Rule) {
  const { id, receivedAt, state, addressId, details, authentication } = arrivals
  const rows = await db()
    .select({ id, receivedAt, state, addressId, details, authentication, ...SENDER, guesses: emails.guesses })
    .from(arrivals)
    .innerJoin(emails, eq(emails.id, arrivals.emailId))
    .where(inArray(state, ['imported', 'review']))
    .orderBy(desc(receivedAt), desc(id))
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

type Row = Omit<RuleSubject, 'listId' | 'type'> & { details: { listId?: string }; guesses: EmailGuesses }

function subjectOf({ sender, subject, addressId, details, guesses }: Row): RuleSubject {
  return { sender, subject, addressId, listId: details.listId ?? null, type: guesses.emailType ?? null }
}
