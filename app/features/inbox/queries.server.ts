/** Reads of what arrived; only administrators may see it. */
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '#app/db/client.server.ts'
import { arrivals, categories, emails, inboxAddresses, inboxRules } from '#app/db/schema.ts'
import type { EmailGuesses, RuleConditions, RuleOutcome } from '#app/db/shapes.ts'
import type { Editor } from '#app/lib/authorized.ts'
import { dryRunOutcome } from './decide-steps.server.ts'
import { FOLDERS, type Folder, STATES } from './folders.ts'
import { describeOutcome, matches, type RuleSubject } from './rules.ts'
import { provenDomains } from './sender-proof.ts'
import { countArrivals } from './source-health.server.ts'

export const ARRIVALS_PAGE = 30
/** How many arrivals show what a rule would have done. */
const REHEARSED = 200
const near = alias(emails, 'near_email')

/** Newest first, from behind the arrival `before`; one more than a page, to tell whether there are more. */
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

/** In the order in which they are tried. */
export function listRules(_actor: Editor) {
  return db().select().from(inboxRules).orderBy(asc(inboxRules.position), asc(inboxRules.createdAt))
}

/** What a rule can name: inbox addresses, and categories. */
export async function readRuleChoices(_actor: Editor) {
  const [addresses, taxonomy] = await Promise.all([
    db()
      .select({ id: inboxAddresses.id, address: inboxAddresses.address })
      .from(inboxAddresses)
      .orderBy(asc(inboxAddresses.address)),
    db()
      .select({ slug: categories.slug, name: categories.name, type: categories.type })
      .from(categories)
      .where(inArray(categories.type, ['email_type', 'seasonal', 'occasion']))
      .orderBy(asc(categories.name)),
  ])
  return {
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

/** Which of the last arrivals that came to the rules this one decides about, and what it makes of them. */
export async function rehearse({ conditions, outcome }: { actor: Editor } & Rule) {
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
    .limit(REHEARSED)
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

export type Rehearsal = Awaited<ReturnType<typeof rehearse>>

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
