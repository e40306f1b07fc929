import { readEmailAddress } from '#app/lib/email-address.ts'
import { env } from '#app/lib/env.server.ts'
import { button, composeEmail, details, paragraph } from '#app/lib/email-template.ts'
import { sendMail } from '#app/lib/mail.server.ts'
import { siteUrl } from '#app/lib/site-url.server.ts'
import { site } from '#app/site-config.ts'
import { reportCopy } from './copy.ts'
import type { Report } from './schema.ts'

/** To the mailbox for legal matters, or to the administrator if none is set. */
export async function forwardReport({ kind, name, email, message }: Report, about: string): Promise<void> {
  const mail = composeEmail({
    subject: `Report: ${about}`.slice(0, 200),
    preheader: message.slice(0, 120),
    heading: about,
    blocks: [
      details([
        ['Reason', reportCopy.kinds[kind]],
        ['From', name],
        ['Email', email],
      ]),
      ...message.split(/\n{2,}/).map(paragraph),
      button('Open all reports', `${siteUrl()}/admin/reports`),
    ],
    site: { name: site.name, url: siteUrl() },
    reason: 'This was sent through a report form.',
  })
  const to = env().MAILBOX_LEGAL ?? env().ADMIN_EMAIL ?? readEmailAddress(site.mailboxes.legal)!
  await sendMail({ to, ...mail, headers: { 'Reply-To': email } })
}
