import type { EmailAddress } from '#app/lib/email-address.ts'
import { button, composeEmail, paragraph } from '#app/lib/email-template.ts'
import { sendMail } from '#app/lib/mail.server.ts'
import { siteUrl } from '#app/lib/site-url.server.ts'
import { site } from '#app/site-config.ts'
import { smartCopy } from './copy.ts'
import { hostOf } from './webhook-post.server.ts'

const words = smartCopy.webhook.mail

/** Tells the owner of a webhook that it was switched off. */
export async function sendNotice(
  { id, name, url, email }: { id: string; name: string; url: string; email: EmailAddress },
  answer: string,
): Promise<void> {
  const text = words.text(hostOf(url), name)
  const message = composeEmail({
    subject: words.subject,
    preheader: text,
    heading: words.subject,
    blocks: [
      paragraph(text),
      paragraph(words.answer(answer)),
      button(words.open, `${siteUrl()}/smart-collections/${id}/settings`),
    ],
    site: { name: site.name, url: siteUrl() },
    reason: words.reason,
  })
  await sendMail({ to: email, ...message })
}
