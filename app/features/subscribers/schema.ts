import { z } from '#app/lib/zod.ts'
import { copy } from './copy.ts'

/** The longest address that mail can be sent to. */
const EMAIL_MAX = 254
const NAME_MAX = 100
const MESSAGE_MAX = 10_000

function address(missing: string, invalid: string) {
  return z.string({ error: missing }).trim().min(1, missing).max(EMAIL_MAX, invalid).pipe(z.email(invalid))
}

/** What a newsletter box sends. */
export const subscription = z.object({
  email: address(copy.emailMissing, copy.emailInvalid),
  source: z.enum(['footer', 'blog']).catch('footer'),
})

export type Subscription = z.infer<typeof subscription>

export const CONTACT_TOPICS = [
  'A question',
  'Something is wrong',
  'An email to add',
  'Removal of an email',
  'Privacy',
  'Something else',
] as const

/** What the contact page sends. */
export const contactMessage = z.object({
  name: z
    .string({ error: copy.contact.nameMissing })
    .trim()
    .min(1, copy.contact.nameMissing)
    .max(NAME_MAX, copy.contact.tooLong(NAME_MAX)),
  email: address(copy.contact.emailMissing, copy.contact.emailInvalid),
  topic: z.enum(CONTACT_TOPICS, { error: copy.contact.topicMissing }),
  message: z
    .string({ error: copy.contact.messageMissing })
    .trim()
    .min(1, copy.contact.messageMissing)
    .max(MESSAGE_MAX, copy.contact.tooLong(MESSAGE_MAX))
    // PostgreSQL takes no NUL in text.
    .transform((text) => text.replaceAll('\0', '')),
})

export type ContactMessage = z.infer<typeof contactMessage>

/** A field that people do not see; whatever fills it in is a program. */
export const CONTACT_TRAP = 'website'

/** What the address of a list in the back office may say. */
export const deskQuery = z.object({ page: z.coerce.number().int().min(1).max(100_000).catch(1) })
