import { z } from '#app/platform/lib/zod.ts'
import { submitCopy as words } from './copy.ts'
import { BRAND_MAX, NOTE_MAX, SOURCE_CHARS_MAX, SUBJECT_MAX } from './limits.ts'

export const submissionForm = z.object({
  source: z.string().max(SOURCE_CHARS_MAX, words.tooLong(SOURCE_CHARS_MAX)).default(''),
  brand: z.string().trim().max(BRAND_MAX, words.tooLong(BRAND_MAX)).default(''),
  subject: z.string().trim().max(SUBJECT_MAX, words.tooLong(SUBJECT_MAX)).default(''),
  note: z.string().trim().max(NOTE_MAX, words.tooLong(NOTE_MAX)).default(''),
})

export type SubmissionForm = z.infer<typeof submissionForm>
