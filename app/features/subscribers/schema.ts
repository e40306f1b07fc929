import { z } from '#app/lib/zod.ts'
import { copy } from './copy.ts'

/** The longest address that mail can be sent to. */
const EMAIL_MAX = 254

/** What a newsletter box sends. */
export const subscription = z.object({
  email: z
    .string({ error: copy.emailMissing })
    .trim()
    .min(1, copy.emailMissing)
    .max(EMAIL_MAX, copy.emailInvalid)
    .pipe(z.email(copy.emailInvalid)),
  source: z.enum(['footer', 'blog']).catch('footer'),
})

export type Subscription = z.infer<typeof subscription>
