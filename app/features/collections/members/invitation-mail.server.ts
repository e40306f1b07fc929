import type { EmailAddress } from '#app/lib/email-address.ts'
import { aside, button, composeEmail, paragraph } from '#app/lib/email-template.ts'
import { sendMail } from '#app/lib/mail.server.ts'
import { siteUrl } from '#app/lib/site-url.server.ts'
import { site } from '#app/site-config.ts'
import { memberCopy } from './member-copy.ts'
import type { MemberRight } from './member-schema.ts'

const words = memberCopy.mail

/** It contains no text of a user: anybody could send anything to anybody by inviting them. */
export async function sendInvitation(to: EmailAddress, link: string, right: MemberRight): Promise<void> {
  const message = composeEmail({
    subject: words.subject,
    preheader: words.preheader,
    heading: memberCopy.invitation.title,
    blocks: [paragraph(words.text(memberCopy.rights[right])), button(words.open, link), aside(words.aside)],
    site: { name: site.name, url: siteUrl() },
    reason: words.reason,
  })
  await sendMail({ to, ...message })
}
