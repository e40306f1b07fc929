/** Decides what becomes of an arrival: first by its outline, then by what the intake has read, which no public page shows yet. */
import { env } from '#app/platform/lib/env.server.ts'
import type { PreparedEmail } from '#app/intake/ingest/prepared-email.ts'
import {
  type ArrivedMail,
  byRule,
  type Decision,
  subscriptionMail,
  namesRecipient,
  nearDuplicate,
} from './decide-steps.server.ts'
import { arrivalCopy } from './inbox-copy.ts'

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
