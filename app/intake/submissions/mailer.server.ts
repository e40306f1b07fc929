import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import { button, composeEmail, paragraph } from '#app/platform/lib/email-template.server.ts'
import { sendMail } from '#app/platform/lib/mail.server.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { site } from '#app/platform/lib/site-config.ts'

type Answer = { to: EmailAddress; subject: string; accepted: { slug: string } | null; reason: string }

export async function sendAnswer({ to, subject, accepted, reason }: Answer): Promise<void> {
  const named = subject ? `“${subject}”` : 'the email you sent in'
  const mail = composeEmail({
    subject: accepted
      ? `Your email is in the gallery: ${site.name}`
      : `Your email was not added to ${site.name}`,
    preheader: named,
    heading: accepted ? 'Thank you' : 'Not this time',
    blocks: accepted
      ? [
          paragraph(`We have added ${named} to the gallery. Thank you for submitting it.`),
          button('Open the email', `${siteUrl()}/email/${accepted.slug}`),
        ]
      : [
          paragraph(`We have not added ${named}. ${reason}`),
          paragraph('Thank you for your submission. We’d love to see your next one.'),
          button('Your submissions', `${siteUrl()}/submit`),
        ],
    reason: `You submitted this email to ${site.name}.`,
  })
  await sendMail({ to, ...mail })
}
