import type { EmailText } from '#app/platform/lib/email-template.server.ts'
import { site } from '#app/platform/lib/site-config.ts'

export const newsletterMailCopy = (leave: string): EmailText => ({
  subject: `Confirm your subscription to ${site.name}`,
  preheader: 'Confirm your address to receive the newsletter.',
  heading: 'Confirm your subscription',
  text: [`You asked for our newsletter. ${site.newsletterPromise}`],
  button: 'Confirm subscription',
  note: `If this was not you, ignore this email and you will not receive the newsletter. To stop these requests for a week: ${leave}`,
  reason: `This address was entered in a newsletter form on ${site.name}.`,
})

export const contactMailCopy = {
  subject: (topic: string) => `${topic}: a message from ${site.name}`,
  from: 'From',
  email: 'Email',
  open: 'Open all messages',
  reason: 'This message was sent through the contact page.',
}
