/** What decides about an arrival before anybody looks at it, in this order. */
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { arrivals, emails, inboxRules } from '#app/db/schema.ts'
import type { Authentication, Guess, RuleOutcome } from '#app/db/shapes.ts'
import { SURE_ENOUGH } from '#app/features/ingest/guess/guesses.ts'
import { headerOf } from '#app/features/ingest/parse/message-head.ts'
import type { PreparedEmail } from '#app/features/ingest/prepared-email.ts'
import type { ArrivedMail, Decision } from './decide.server.ts'
import { isNearCopy } from './near-copy.ts'
import { firstMatch, type RuleSubject } from './rules.ts'
import { isSenderProven, provenDomains } from './sender-proof.ts'
import { triage } from './triage.ts'

/** Near-copies come close together; this many arrivals of a sender are compared. */
const COMPARED_MAX = 200
export const RULES_MAX = 500

const OUTCOMES = {
  publish: { status: 'published', reason: 'A rule publishes it' },
  unproven: {
    status: 'draft',
    reason: 'A rule would publish it, but neither SPF, DKIM nor DMARC confirms its sender',
  },
  review: { status: 'draft', reason: 'A rule asks for a review' },
  hide: { status: 'hidden', reason: 'A rule hides it' },
} as const

/** Mail about a subscription, bounces and spam do not become emails. */
export async function housekeeping({ outline }: ArrivedMail): Promise<Decision | null> {
  const found = triage(outline)
  if (!found) return null
  const { folder, kind, reason } = found
  const links = found.folder === 'attention' && found.link ? [found.link] : []
  return { to: folder, reason: sentence(reason), details: { housekeeping: kind, links } }
}

/**
 * The same email for another recipient is listed with the one that is there already. An earlier message without proof
 * of its sender does not suppress one that has it, or a forged copy would keep the genuine email out.
 */
export async function nearCopy({
  arrival,
  authentication,
  fingerprint,
}: ArrivedMail): Promise<Decision | null> {
  if (!arrival.sender) return null
  const earlier = await db()
    .select({
      emailId: emails.id,
      subject: emails.subjectLine,
      fingerprint: arrivals.fingerprint,
      authentication: arrivals.authentication,
    })
    .from(arrivals)
    .innerJoin(emails, eq(emails.id, arrivals.emailId))
    .where(and(eq(arrivals.sender, arrival.sender), isNotNull(arrivals.fingerprint)))
    .orderBy(desc(arrivals.receivedAt))
    .limit(COMPARED_MAX)
  const domains = provenDomains(authentication)
  const isProven = isSenderProven(arrival.sender, authentication)
  const same = earlier.find(
    (one) =>
      isNearCopy(one.fingerprint!, fingerprint) &&
      (!isProven || isSenderProven(arrival.sender, one.authentication, domains)),
  )
  return (
    (same && {
      to: 'skipped',
      reason: `It differs from “${same.subject}”, which is there already, only by names and codes`,
      nearEmailId: same.emailId,
    }) ??
    null
  )
}

/** The first of the owner's rules that applies. */
export async function byRule(mail: ArrivedMail & { prepared: PreparedEmail }): Promise<Decision | null> {
  const rules = await db()
    .select()
    .from(inboxRules)
    .orderBy(asc(inboxRules.position), asc(inboxRules.createdAt))
    .limit(RULES_MAX)
  const rule = firstMatch(rules, ruleSubjectOf(mail))
  if (!rule) return null
  const { brand, type, occasion } = rule.outcome
  const { guesses } = mail.prepared
  const categories =
    type || occasion
      ? [type ?? sure(guesses?.emailType), occasion ?? sure(guesses?.occasion)].filter((slug) => !!slug)
      : []
  return {
    to: 'gallery',
    ...OUTCOMES[outcomeOf(rule.outcome, mail.arrival.sender, mail.authentication)],
    ruleId: rule.id,
    brand,
    categories: categories as string[],
  }
}

function outcomeOf(
  { decision, trusted }: RuleOutcome,
  sender: string | null,
  authentication: Authentication | null,
): keyof typeof OUTCOMES {
  return decision === 'publish' && !isSenderProven(sender, authentication, trusted) ? 'unproven' : decision
}

/** Why a message stays a draft although a rule or an address publishes it. */
export function namesRecipient({ value }: Guess): string {
  return `“${value}” may name its recipient`
}

/** What a rule makes of a message that meets its conditions; `reason` says why it is a draft all the same. */
export function dryRunOutcome(
  outcome: RuleOutcome,
  sender: string | null,
  authentication: Authentication | null,
  recipient: Guess | undefined,
): { decision: RuleOutcome['decision']; reason: string | null } {
  const key = outcomeOf(outcome, sender, authentication)
  if (key === 'unproven') return { decision: 'review', reason: OUTCOMES.unproven.reason }
  return key === 'publish' && recipient
    ? { decision: 'review', reason: namesRecipient(recipient) }
    : { decision: key, reason: null }
}

function ruleSubjectOf({
  arrival,
  headers,
  prepared,
}: ArrivedMail & { prepared: PreparedEmail }): RuleSubject {
  return {
    sender: arrival.sender,
    listId: headerOf(headers, 'list-id') ?? null,
    addressId: arrival.addressId,
    subject: arrival.subject,
    type: prepared.guesses?.emailType ?? null,
  }
}

function sure(guess: Guess | undefined): string | undefined {
  return guess && guess.confidence >= SURE_ENOUGH ? guess.value : undefined
}

function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
