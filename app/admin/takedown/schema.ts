import { emailField } from '#app/platform/lib/email-field.ts'
import { z } from '#app/platform/lib/zod.ts'
import { reportCopy as words } from './copy.ts'
import { REPORT_KINDS } from './report-fields.ts'

const NAME_MAX = 100
const MESSAGE_MAX = 10_000

export const reportForm = z.object({
  kind: z.enum(REPORT_KINDS, { error: words.kindMissing }),
  name: z
    .string({ error: words.nameMissing })
    .trim()
    .min(1, words.nameMissing)
    .max(NAME_MAX, words.tooLong(NAME_MAX)),
  email: emailField({ missing: words.emailMissing, invalid: words.emailInvalid }),
  message: z
    .string({ error: words.messageMissing })
    .trim()
    .min(1, words.messageMissing)
    .max(MESSAGE_MAX, words.tooLong(MESSAGE_MAX)),
})

export type Report = z.infer<typeof reportForm>

export const reportsQuery = z.object({
  show: z.enum(['open', 'decided']).catch('open'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})

export const reportDecision = z.object({
  id: z.uuid(),
  intent: z.enum(['hide', 'keep', 'show']),
})
