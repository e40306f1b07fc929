/** Decides what happens to an arrival: first by its outline, then by the email read from it, which is not public yet. */
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { arrivals, emails, type inboxAddresses, inboxRules } from '#app/platform/db/schema.ts'
import type { ArrivalDetails, Authentication, Guess, RuleOutcome } from '#app/platform/db/json-columns.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { sureValue } from '#app/intake/ingest/guess/placement.ts'
import { headerOf, type MessageHeader } from '#app/intake/ingest/parse/message-head.ts'
import type { MessageOutline } from '#app/intake/ingest/parse/message-outline.ts'
import { FORWARDED } from '#app/intake/ingest/privacy/forwarded.ts'
import type { PreparedEmail } from '#app/intake/ingest/prepared-email.ts'
import type { EmailStatus } from '#app/intake/ingest/store/commands.server.ts'
import { isNearDuplicate } from './near-duplicate.ts'
import { firstMatch, type RuleSubject } from './rules.ts'
import { isSenderProven, provenDomains } from './sender-proof.ts'
import { triage } from './triage.ts'
import { arrivalCopy } from './inbox-copy.ts'

export type Arrival = typeof arrivals.$inferSelect

export type ArrivedMail = {
  arrival: Arrival
  address:
    | (typeof inboxAddresses.$inferSelect & { brandSlug: string | null; userEmail: string | null })
    | null
  bytes: Uint8Array
  headers: MessageHeader[]
  outline: MessageOutline
  authentication: Authentication | null
  fingerprint: string
}

export type Decision = {
  details?: ArrivalDetails
  ruleId?: string
  nearEmailId?: string
} & (
  | { to: 'attention' | 'junk' | 'skipped'; reason: string }
  /** `reason` is shown in the list of arrivals. `brand`, a slug, applies unless the address has a brand. */
  | { to: 'gallery'; status: EmailStatus; reason?: string; brand?: string; categories?: string[] }
)

/** Near-duplicates arrive close together, so this many arrivals of a sender are compared. */
const COMPARED_MAX = 200
export const RULES_MAX = 500
export const RULE_ORDER = [asc(inboxRules.position), asc(inboxRules.createdAt)]

const OUTCOMES = {
  publish: { status: 'published', reason: arrivalCopy.published },
  unproven: { status: 'draft', reason: arrivalCopy.unproven },
  review: { status: 'draft', reason: arrivalCopy.review },
  hide: { status: 'hidden', reason: arrivalCopy.hidden },
} as const

export async function decideByOutline(mail: ArrivedMail): Promise<Decision | null> {
  // A member chose it, so the review decides whether it is mail about a subscription or junk.
  const subscription = isSubmission(mail) ? null : subscriptionMail(mail)
  return subscription ?? nearDuplicate(mail)
}

export async function decideByContent(mail: ArrivedMail & { prepared: PreparedEmail }): Promise<Decision> {
  if (isSubmission(mail)) return { to: 'gallery', status: 'draft', reason: arrivalCopy.submitted }
  const { address, prepared } = mail
  // Of a message that was unwrapped, the sender is another; the user's own address is never public.
  const isOwn = mail.arrival.sender === address?.userEmail && prepared.senderAddress === null
  if (address?.userEmail && isOwn && !prepared.guesses?.recipient) {
    return { to: 'skipped', reason: arrivalCopy.ownMessage }
  }
  const decision = (await byRule(mail)) ?? byAddress(mail)
  const recipient = prepared.guesses?.recipient
  const isPublished = decision.to === 'gallery' && decision.status === 'published'
  if (!isPublished || !recipient) return decision
  return { ...decision, status: 'draft', reason: namesRecipient(recipient) }
}

function isSubmission({ arrival }: ArrivedMail): boolean {
  return arrival.source === 'submission'
}

/** The owner's choice for everything that arrives at an address, and for what users forward. */
function byAddress({ address }: ArrivedMail): Decision {
  return (address?.userId ? env().FORWARD_TO_SAVE === 'publish' : address?.publish === 'at-once')
    ? { to: 'gallery', status: 'published' }
    : { to: 'gallery', status: 'draft', reason: arrivalCopy.notReviewed }
}

function subscriptionMail({ outline }: ArrivedMail): Decision | null {
  const found = triage(outline)
  if (!found) return null
  const { folder, kind, reason } = found
  const links = found.folder === 'attention' && found.link ? [found.link] : []
  return { to: folder, reason: sentence(reason), details: { subscriptionMail: kind, links } }
}

/** An earlier message without proof of its sender does not suppress one that has it, or a forged copy would keep the genuine email out. */
async function nearDuplicate({
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
      isNearDuplicate(one.fingerprint!, fingerprint) &&
      (!isProven || isSenderProven(arrival.sender, one.authentication, domains)),
  )
  if (!same) return null
  const reason = `Near-duplicate of “${same.subject}”: only names and codes differ`
  return { to: 'skipped', reason, nearEmailId: same.emailId }
}

async function byRule(mail: ArrivedMail & { prepared: PreparedEmail }): Promise<Decision | null> {
  const rules = await db()
    .select()
    .from(inboxRules)
    .orderBy(...RULE_ORDER)
    .limit(RULES_MAX)
  const rule = firstMatch(rules, ruleSubjectOf(mail))
  if (!rule) return null
  const { brand, type, occasion } = rule.outcome
  const { guesses } = mail.prepared
  const wanted = [type ?? sureValue(guesses?.emailType), occasion ?? sureValue(guesses?.occasion)]
  return {
    to: 'gallery',
    ...OUTCOMES[outcomeOf(rule.outcome, mail.arrival.sender, mail.authentication)],
    ruleId: rule.id,
    brand,
    categories: type || occasion ? wanted.filter((slug) => slug !== undefined) : [],
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
function namesRecipient({ value, reason }: Guess): string {
  return value === FORWARDED ? sentence(reason) : `“${value}” may name its recipient`
}

/** The outcome of a rule for a message that meets its conditions; `reason` tells why it is a draft all the same. */
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

function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
