/**
 * What becomes of an arrival. Each step may decide; the first decision stands. `beforeReading` sees the outline only and
 * saves reading mail that is no email of a brand; `beforeStoring` sees what the intake has read, but no public page does
 * yet.
 */
import type { arrivals, inboxAddresses } from '#app/db/schema.ts'
import type { ArrivalDetails, Authentication } from '#app/db/shapes.ts'
import type { MessageOutline } from '#app/features/ingest/parse/message-outline.ts'
import type { MessageHeader } from '#app/features/ingest/parse/message-head.ts'
import type { PreparedEmail } from '#app/features/ingest/prepared-email.ts'
import type { EmailStatus } from '#app/features/ingest/store/commands.server.ts'
import { byRule, housekeeping, namesRecipient, nearCopy } from './decide-steps.server.ts'

export type Arrival = typeof arrivals.$inferSelect

export type ArrivedMail = {
  arrival: Arrival
  /** The address it arrived at, and the brand that address belongs to. */
  address: (typeof inboxAddresses.$inferSelect & { brandSlug: string | null }) | null
  bytes: Uint8Array
  headers: MessageHeader[]
  outline: MessageOutline
  /** What SPF, DKIM and DMARC say about its sender; null if unknown. */
  authentication: Authentication | null
  /** By which near-copies are recognised. */
  fingerprint: string
}

export type Decision = {
  details?: ArrivalDetails
  ruleId?: string
  nearEmailId?: string
} & (
  | { to: 'attention' | 'junk' | 'skipped'; reason: string }
  /** `reason` is for the list of arrivals; `brand`, a slug, holds unless the address belongs to a brand. */
  | { to: 'gallery'; status: EmailStatus; reason?: string; brand?: string; categories?: string[] }
)

/** Null leaves the decision to the next step. */
type Step<Mail> = (mail: Mail) => Promise<Decision | null>

const beforeReading: Step<ArrivedMail>[] = [housekeeping, nearCopy]

const beforeStoring: Step<ArrivedMail & { prepared: PreparedEmail }>[] = [byRule]

export function decideByOutline(mail: ArrivedMail): Promise<Decision | null> {
  // Somebody chose it: whether it is mail about a subscription or junk is for the review to say.
  return isSubmission(mail) ? nearCopy(mail) : firstOf(beforeReading, mail)
}

export async function decideByContent(mail: ArrivedMail & { prepared: PreparedEmail }): Promise<Decision> {
  if (isSubmission(mail)) return { to: 'gallery', status: 'draft', reason: 'A member sent it in' }
  const decision = (await firstOf(beforeStoring, mail)) ?? byAddress(mail)
  const recipient = mail.prepared.guesses?.recipient
  const isPublished = decision.to === 'gallery' && decision.status === 'published'
  if (!isPublished || !recipient) return decision
  return { ...decision, status: 'draft', reason: namesRecipient(recipient) }
}

/** No rule publishes what a stranger made. */
function isSubmission({ arrival }: ArrivedMail): boolean {
  return arrival.source === 'submission'
}

async function firstOf<Mail>(steps: Step<Mail>[], mail: Mail): Promise<Decision | null> {
  for (const step of steps) {
    const decision = await step(mail)
    if (decision) return decision
  }
  return null
}

/** The owner's choice for everything that arrives at an address. */
function byAddress({ address }: ArrivedMail): Decision {
  return address?.publish === 'at-once'
    ? { to: 'gallery', status: 'published' }
    : { to: 'gallery', status: 'draft', reason: 'Nobody has looked at it yet' }
}
