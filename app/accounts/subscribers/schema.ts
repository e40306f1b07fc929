import { emailField } from '#app/platform/lib/email-field.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { z } from '#app/platform/lib/zod.ts'
import { copy } from './copy.ts'
import { contactCopy } from './contact-copy.ts'
import { CONTACT_TOPICS } from './contact-fields.ts'

const NAME_MAX = 100
const MESSAGE_MAX = 10_000

export const subscription = z.object({
  email: emailField({ missing: copy.emailMissing, invalid: copy.emailInvalid }),
  source: z.enum(['footer', 'blog']).catch('footer'),
})

export type Subscription = z.infer<typeof subscription>

/** `noted` says what happens to an address that was accepted. */
export type SubscriptionResult = FormResult & { noted?: string }

export const contactMessage = z.object({
  name: z
    .string({ error: contactCopy.nameMissing })
    .trim()
    .min(1, contactCopy.nameMissing)
    .max(NAME_MAX, contactCopy.tooLong(NAME_MAX)),
  email: emailField({ missing: contactCopy.emailMissing, invalid: contactCopy.emailInvalid }),
  topic: z.enum(CONTACT_TOPICS, { error: contactCopy.topicMissing }),
  message: z
    .string({ error: contactCopy.messageMissing })
    .trim()
    .min(1, contactCopy.messageMissing)
    .max(MESSAGE_MAX, contactCopy.tooLong(MESSAGE_MAX))
    // PostgreSQL rejects NUL in text.
    .transform((text) => text.replaceAll('\0', '')),
})

export type ContactMessage = z.infer<typeof contactMessage>

export const adminListQuery = z.object({ page: z.coerce.number().int().min(1).max(100_000).catch(1) })
