import { z } from '#app/platform/lib/zod.ts'
import { sectionCopy } from './section-copy.ts'

export const SECTIONS_MAX = 50

export type Section = { id: string; title: string }

const title = z
  .string()
  .transform((typed) => typed.replaceAll(/\s+/g, ' ').trim())
  .pipe(z.string().min(1, sectionCopy.errors.titleMissing).max(100, sectionCopy.errors.titleLong))

/** What the form that adds a section sends: the email it starts with, or none to add it at the end. */
export const newSection = z.object({ title, emailId: z.uuid().nullable().catch(null) })

export type NewSection = z.infer<typeof newSection>

export const changedSection = z.object({ title })
