import type { EmailAddress } from '#app/lib/email-address.ts'
import { button, composeEmail, paragraph } from '#app/lib/email-template.ts'
import { sendMail } from '#app/lib/mail.server.ts'
import { siteUrl } from '#app/lib/site-url.server.ts'
import { site } from '#app/site-config.ts'

type Answer = { to: EmailAddress; subject: string; accepted: { slug: string } | null; reason: string }

/** Thanks, or the reason why it was not added. */
export async function sendAnswer({ to, subject, accepted, reason }: Answer): Promise<void> {
  const named = subject ? `“${subject}”` : 'the email you sent in'
  const mail = composeEmail({
    subject: accepted ? `${site.name} shows an email you sent in` : `About an email you sent to ${site.name}`,
    preheader: named,
    heading: accepted ? 'Thank you' : 'Not this time',
    blocks: accepted
      ? [
          paragraph(`We have added ${named} to the gallery. Thank you for sending it.`),
          button('Open the email', `${siteUrl()}/email/${accepted.slug}`),
        ]
      : [
          paragraph(`We have not added ${named}. ${reason}`),
          paragraph('Thank you for thinking of us. We are glad about the next one.'),
          button('What you sent in', `${siteUrl()}/submit`),
        ],
    site: { name: site.name, url: siteUrl() },
    reason: `You sent this email to ${site.name}.`,
  })
  await sendMail({ to, ...mail })
}
