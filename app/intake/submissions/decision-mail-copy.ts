import type { EmailText } from '#app/platform/lib/email-template.server.ts'
import { site } from '#app/platform/lib/site-config.ts'

/** @param refusal why the email was not added; null if it was */
export function decisionMailCopy(subject: string | null, refusal: string | null): EmailText {
  const named = subject ? `“${subject}”` : 'the email you sent in'
  const reason = `You submitted this email to ${site.name}.`
  if (refusal === null) {
    return {
      subject: `Your email is in the gallery: ${site.name}`,
      preheader: named,
      heading: 'Thank you',
      text: [`We have added ${named} to the gallery. Thank you for submitting it.`],
      button: 'Open the email',
      reason,
    }
  }
  const thanks = 'Thank you for your submission. We’d love to see your next one.'
  return {
    subject: `Your email was not added to ${site.name}`,
    preheader: named,
    heading: 'Not this time',
    text: [`We have not added ${named}. ${refusal}`, thanks],
    button: 'Your submissions',
    reason,
  }
}
