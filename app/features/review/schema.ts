/** What the forms and addresses of the review queue accept. */
import { isUuid } from '#app/lib/uuid.ts'
import { z } from '#app/lib/zod.ts'
import { reviewCopy } from './copy.ts'

const BRAND_MAX = 120
const SLUG_MAX = 120
const LANGUAGE_MAX = 35

/** The fields of an email that a reviewer can change. */
export const FIELDS = ['brand', 'type', 'occasion', 'language'] as const
export type FieldName = (typeof FIELDS)[number]

/** `always` accepts, and publishes what the sender sends from now on; `save` leaves the email in the queue. */
const DECISIONS = ['accept', 'reject', 'always', 'save'] as const
export type Decision = (typeof DECISIONS)[number]

/** A missing field stays as it is; an empty type, occasion or language removes it. */
const slug = z.string().trim().max(SLUG_MAX).optional().catch(undefined)

export const decisionForm = z.object({
  intent: z.enum(DECISIONS),
  emailId: z.string().refine(isUuid),
  /** The slug or the name of a brand; a new name makes a new brand. */
  brand: z
    .string()
    .trim()
    .min(1, reviewCopy.noBrand)
    .max(BRAND_MAX, `Please use at most ${BRAND_MAX} characters.`)
    .optional(),
  type: slug,
  occasion: slug,
  language: z.string().trim().max(LANGUAGE_MAX).optional(),
})

export type DecisionInput = z.output<typeof decisionForm>

/** A position in the queue: microseconds since 1970 and the id of an email. */
const cursor = z
  .string()
  .regex(/^\d{1,16}_[0-9a-f-]{36}$/)
  .refine((text) => isUuid(text.slice(text.indexOf('_') + 1)))
  .nullable()
  .catch(null)

/** The email behind or before a position, or one by its id. */
export const queueQuery = z.object({
  after: cursor,
  before: cursor,
  at: z.string().refine(isUuid).nullable().catch(null),
})

export type QueuePosition = z.infer<typeof queueQuery>

export const brandQuery = z.object({ name: z.string().trim().max(BRAND_MAX).catch('') })
