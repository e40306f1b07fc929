import { PREHEADER_MAX, SUBJECT_MAX } from '#app/intake/ingest/schema.ts'
import { instantOf } from '#app/platform/lib/plain-day.ts'
import { z } from '#app/platform/lib/zod.ts'
import { emailEditCopy } from './email-copy.ts'
import { SETTABLE_STATUSES } from './schema.ts'

const { errors } = emailEditCopy

const slug = z
  .string()
  .trim()
  .max(120, errors.tooLong(120))
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, errors.slug)

/** The format of `datetime-local` fields, on the clock of the gallery. */
const instant = z
  .string()
  .trim()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?$/, errors.date)
  .transform((written) => instantOf(written))
  .refine((date) => date.getTime() >= Date.UTC(1990, 0) && date.getTime() < Date.UTC(2101, 0), errors.date)

/** The field has several lines, the value one. */
const line = z
  .string()
  .max(2000, errors.tooLong(2000))
  .transform((text) => text.replace(/\s+/g, ' ').trim())

const slugs = z.array(z.string().max(120)).max(60)

export const emailForm = z.object({
  subject: line.pipe(z.string().min(1, errors.subject).max(SUBJECT_MAX, errors.tooLong(SUBJECT_MAX))),
  preheader: line.pipe(z.string().max(PREHEADER_MAX, errors.tooLong(PREHEADER_MAX))),
  slug,
  brand: z.string().trim().toLowerCase().min(1, errors.brand).max(120, errors.tooLong(120)),
  status: z.enum(SETTABLE_STATUSES, errors.status),
  type: z.string().max(120),
  moreTypes: slugs,
  occasions: slugs,
  industries: slugs,
  sentAt: z.union([z.literal('').transform(() => null), instant], errors.date),
  addedAt: instant,
})

export type EmailInput = z.infer<typeof emailForm>

/** The detail to find; `standIn` replaces it for readers. */
export const detailForm = z.object({
  detail: z
    .string()
    .trim()
    .max(200, errors.tooLong(200))
    .refine((text) => text.length >= 3 && /[\p{L}\p{N}]/u.test(text), emailEditCopy.detail.tooShort),
  standIn: z.string().trim().max(60, errors.tooLong(60)).catch(''),
})
