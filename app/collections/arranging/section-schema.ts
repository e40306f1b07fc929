import { z } from '#app/platform/lib/zod.ts'
import { sectionCopy } from './section-copy.ts'

export const SECTIONS_MAX = 50

export type Section = { id: string; title: string }

const title = z
  .string()
  .transform((typed) => typed.replaceAll(/\s+/g, ' ').trim())
  .pipe(z.string().min(1, sectionCopy.errors.titleMissing).max(100, sectionCopy.errors.titleLong))

/** What the form that adds a section sends; `start` is the number of its first email, counted from 1. */
export const newSection = z.object({
  title,
  start: z
    .string()
    .default('')
    .transform((typed) => (typed.trim() === '' ? null : Number(typed)))
    .pipe(
      z
        .number(sectionCopy.errors.startWrong)
        .int(sectionCopy.errors.startWrong)
        .min(1, sectionCopy.errors.startWrong)
        .max(1_000_000, sectionCopy.errors.startWrong)
        .nullable(),
    ),
})

export type NewSection = z.infer<typeof newSection>

export const changedSection = z.object({ title })
