import { readEmailAddress } from '#app/platform/lib/email-address.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { button, composeEmail, details, paragraph } from '#app/platform/lib/email-template.server.ts'
import { chosenSetting } from '#app/platform/lib/setting.server.ts'
import { sendMail } from '#app/platform/lib/mail.server.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { reportCopy } from './copy.ts'
import type { Report } from './schema.ts'

/** Sent to the mailbox for legal matters, or to the owner if none is set. */
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
    reason: 'This report was sent through the report form.',
  })
  const to =
    chosenSetting('CONTACT_EMAIL_LEGAL') ?? env().ADMIN_EMAIL ?? readEmailAddress(site.mailboxes.legal)!
  await sendMail({ to, ...mail, headers: { 'Reply-To': email } })
}
