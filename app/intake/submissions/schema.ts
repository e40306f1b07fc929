import { z } from '#app/platform/lib/zod.ts'
import { submitCopy as words } from './copy.ts'

export const SUBMISSION_MB_MAX = 10
const SOURCE_CHARS_MAX = 2_000_000
const NOTE_MAX = 1000
const BRAND_MAX = 120
const SUBJECT_MAX = 300
/** For one member, without a decision yet. */
export const WAITING_MAX = 50

export const submissionForm = z.object({
  source: z.string().max(SOURCE_CHARS_MAX, words.tooLong(SOURCE_CHARS_MAX)).default(''),
  brand: z.string().trim().max(BRAND_MAX, words.tooLong(BRAND_MAX)).default(''),
  subject: z.string().trim().max(SUBJECT_MAX, words.tooLong(SUBJECT_MAX)).default(''),
  note: z.string().trim().max(NOTE_MAX, words.tooLong(NOTE_MAX)).default(''),
})

export type SubmissionForm = z.infer<typeof submissionForm>
