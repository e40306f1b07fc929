import { z } from '#app/platform/lib/zod.ts'
import { draftPreviewCopy as words } from './copy.ts'
import { LINE_MAX, SOURCE_CHARS_MAX } from './limits.ts'

const line = z.string().trim().max(LINE_MAX, words.tooLong(LINE_MAX)).default('')

/** The fields of the form other than its file. */
export const draftPreviewForm = z.object({
  source: z.string().max(SOURCE_CHARS_MAX, words.tooLong(SOURCE_CHARS_MAX)).default(''),
  subject: line,
  preheader: line,
  senderName: line,
  industry: line,
  occasion: line,
})
