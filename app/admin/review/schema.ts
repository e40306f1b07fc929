import { isUuid } from '#app/platform/lib/uuid.ts'
import { z } from '#app/platform/lib/zod.ts'
import { reviewCopy } from './copy.ts'
import { DECISIONS } from './decision.ts'
import { fieldCopy } from '#app/platform/lib/field-copy.ts'

const BRAND_MAX = 120
const SLUG_MAX = 120
const LANGUAGE_MAX = 35

/** A missing field stays as it is; an empty type, occasion or language is removed. */
const slug = z.string().trim().max(SLUG_MAX).optional().catch(undefined)

export const decisionForm = z.object({
  intent: z.enum(DECISIONS),
  emailId: z.string().refine(isUuid),
  /** The slug or the name of a brand; a new name creates a brand. */
  brand: z.string().trim().min(1, reviewCopy.noBrand).max(BRAND_MAX, fieldCopy.tooLong(BRAND_MAX)).optional(),
  type: slug,
  occasion: slug,
  language: z.string().trim().max(LANGUAGE_MAX).optional(),
  /** Its copies are hidden. */
  copies: z.literal('hide').optional().catch(undefined),
})

export type DecisionInput = z.output<typeof decisionForm>

/** A position in the queue: microseconds since 1970 and the id of an email. */
const cursor = z
  .string()
  .regex(/^\d{1,16}_[0-9a-f-]{36}$/)
  .refine((text) => isUuid(text.slice(text.indexOf('_') + 1)))
  .nullable()
  .catch(null)

export const queueQuery = z.object({
  after: cursor,
  before: cursor,
  at: z.string().refine(isUuid).nullable().catch(null),
})

export type QueuePosition = z.infer<typeof queueQuery>
