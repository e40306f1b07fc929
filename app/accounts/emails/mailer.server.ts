/** Every email that accounts send. None contains a user's name: anybody can sign up with any text as a name. */
import { and, eq, isNotNull, or } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { subscribers, users } from '#app/platform/db/schema.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import { longMoment } from '#app/platform/lib/format.ts'
import {
  aside,
  composeEmail,
  composeText,
  details,
  type EmailText,
  paragraph,
} from '#app/platform/lib/email-template.server.ts'
import type { Role } from '#app/platform/lib/authorized.ts'
import { isBulk, sendMail, useRecipients } from '#app/platform/lib/mail.server.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { deviceOf } from '../sessions/device.ts'
import { invitationCopy, ROLE_RIGHTS } from '../people/people-copy.ts'
import { mailCopy, noticeCopy, NOTICES } from './copy.ts'
import { type RequestMeta, userAgentOf } from '../request-meta.ts'

const REASON_MAX = 300

useRecipients({
  async isExcluded(mail) {
    const reasons = or(isNotNull(users.suspendedAt), isBulk(mail) ? isNotNull(users.bounceReason) : undefined)
    return (await db().$count(users, and(eq(users.email, mail.to), reasons))) > 0
  },
  async noteBounce(to, reason) {
    await db()
      .update(users)
      .set({ bounceReason: reason.replaceAll('\0', '').slice(0, REASON_MAX) })
      .where(eq(users.email, to))
    await db()
      .update(subscribers)
      .set({ status: 'unsubscribed' })
      .where(and(eq(subscribers.email, to), eq(subscribers.status, 'confirmed')))
  },
})

export function sendConfirmation(to: EmailAddress, token: string): Promise<void> {
  return send(to, mailCopy.confirmation(to), tokenLink('/verify', token))
}

export function sendAlreadyRegistered(to: EmailAddress): Promise<void> {
  return send(to, mailCopy.registered(to, siteUrl()), `${siteUrl()}/login`)
}

export function sendReset(to: EmailAddress, token: string): Promise<void> {
  return send(to, mailCopy.reset(to), tokenLink('/reset-password', token))
}

/** To a user whose password is being guessed from many networks. */
export function sendDeviceLink(to: EmailAddress, token: string): Promise<void> {
  return send(to, mailCopy.device(to), tokenLink('/verify', token))
}

export function sendEmailChange(to: EmailAddress, token: string): Promise<void> {
  return send(to, mailCopy.change(to), tokenLink('/verify', token))
}

/** To the holder of an address that another user wants to change to. */
export function sendAddressInUse(to: EmailAddress): Promise<void> {
  return send(to, mailCopy.inUse(to))
}

export function sendRoleInvitation(to: EmailAddress, link: string, role: Role): Promise<void> {
  const lead = invitationCopy.lead(site.name, role)
  return send(to, mailCopy.invitation(lead, ROLE_RIGHTS[role], role === 'member'), link)
}

export function sendAccountDeleted(to: EmailAddress, by: 'user' | 'owner'): Promise<void> {
  return send(to, mailCopy.deleted(by === 'owner'))
}

export async function sendNotice(
  to: EmailAddress,
  notice: keyof typeof NOTICES | { subject: string; what: string },
  meta: RequestMeta | null,
  more: (readonly [string, string])[] = [],
): Promise<void> {
  const { subject, what } = typeof notice === 'string' ? NOTICES[notice] : notice
  const { when, from, commandLine, wasItYou, reason } = noticeCopy
  const device = meta ? deviceOf(userAgentOf(meta)).name : commandLine
  const rows = details([...more, [when, longMoment(new Date())], [from, device]])
  const blocks = [paragraph(what), rows, aside(wasItYou())]
  const mail = composeEmail({ subject, preheader: what, heading: subject, blocks, reason: reason() })
  await sendMail({ to, ...mail })
}

/** Names the provider whose account can sign in from now on. */
export function sendProviderLinked(to: EmailAddress, provider: string, meta: RequestMeta): Promise<void> {
  return sendNotice(to, noticeCopy.linked(provider), meta)
}

function send(to: EmailAddress, text: EmailText, link?: string): Promise<void> {
  return sendMail({ to, ...composeText(text, link) })
}

function tokenLink(page: '/verify' | '/reset-password', token: string): string {
  return `${siteUrl()}${page}?token=${token}`
}
