import { type EmailAddress, readEmailAddress } from '#app/platform/lib/email-address.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { aside, button, composeEmail, details, paragraph } from '#app/platform/lib/email-template.server.ts'
import { chosenSetting } from '#app/platform/lib/setting.server.ts'
import { sendMail } from '#app/platform/lib/mail.server.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { createLinkToken } from './link-tokens.server.ts'
import type { ContactMessage } from './schema.ts'

export async function sendSubscriptionConfirmation(to: EmailAddress, subscriber: string): Promise<void> {
  const leave = unsubscribeUrl('unsubscribe', subscriber)
  const mail = composeEmail({
    subject: `Confirm your subscription to ${site.name}`,
    preheader: 'Confirm your address to receive the newsletter.',
    heading: 'Confirm your subscription',
    blocks: [
      paragraph(`You asked for our newsletter. ${site.newsletterPromise}`),
      button(
        'Confirm subscription',
        `${siteUrl()}/newsletter/confirm/${createLinkToken('confirm', subscriber)}`,
      ),
      aside(
        `If this was not you, ignore this email and you will not receive the newsletter. To stop these requests for a week: ${leave}`,
      ),
    ],
    reason: `This address was entered in a newsletter form on ${site.name}.`,
  })
  await sendMail({ to, ...mail, headers: unsubscribeHeaders(leave) })
}

/** To the site's mailbox, or to the administrator if none is set. */
export async function forwardContactMessage({ name, email, topic, message }: ContactMessage): Promise<void> {
  const mail = composeEmail({
    subject: `${topic}: a message from ${site.name}`,
    preheader: message.slice(0, 120),
    heading: topic,
    blocks: [
      details([
        ['From', name],
        ['Email', email],
      ]),
      ...message.split(/\n{2,}/).map(paragraph),
      button('Open all messages', `${siteUrl()}/admin/messages`),
    ],
    reason: 'This message was sent through the contact page.',
  })
  const to =
    chosenSetting('CONTACT_EMAIL_HELLO') ?? env().ADMIN_EMAIL ?? readEmailAddress(site.mailboxes.hello)!
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
