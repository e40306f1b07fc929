import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import {
  button,
  composeEmail,
  composeText,
  details,
  paragraph,
} from '#app/platform/lib/email-template.server.ts'
import { contactMailbox } from '#app/platform/lib/setting.server.ts'
import { sendMail } from '#app/platform/lib/mail.server.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { contactMailCopy, newsletterMailCopy } from './mail-copy.ts'
import { createLinkToken } from './link-tokens.server.ts'
import type { ContactMessage } from './schema.ts'

export async function sendSubscriptionConfirmation(to: EmailAddress, subscriber: string): Promise<void> {
  const leave = unsubscribeUrl('unsubscribe', subscriber)
  const link = `${siteUrl()}/newsletter/confirm/${createLinkToken('confirm', subscriber)}`
  const mail = composeText(newsletterMailCopy(leave), link)
  await sendMail({ to, ...mail, headers: unsubscribeHeaders(leave) })
}

export async function forwardContactMessage({ name, email, topic, message }: ContactMessage): Promise<void> {
  const mail = composeEmail({
    subject: contactMailCopy.subject(topic),
    preheader: message.slice(0, 120),
    heading: topic,
    blocks: [
      details([
        [contactMailCopy.from, name],
        [contactMailCopy.email, email],
      ]),
      ...message.split(/\n{2,}/).map(paragraph),
      button(contactMailCopy.open, `${siteUrl()}/admin/messages`),
    ],
    reason: contactMailCopy.reason,
  })
  const to = contactMailbox('CONTACT_EMAIL_HELLO')
  await sendMail({ to, ...mail, headers: { 'Reply-To': email } })
}

/** The link that ends a subscription, or the digests of the user with this id. */
export function unsubscribeUrl(purpose: 'unsubscribe' | 'digest', subscriber: string): string {
  return `${siteUrl()}/newsletter/unsubscribe/${createLinkToken(purpose, subscriber)}`
}

/** Headers for one-click unsubscribing (RFC 8058); every email to subscribers and every digest carries them. */
export function unsubscribeHeaders(address: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
