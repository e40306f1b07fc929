import { z } from '#app/platform/lib/zod.ts'
import { shareCopy } from './share-copy.ts'

const { errors } = shareCopy

function optionalText(max: number, tooLong: string) {
  return z
    .string()
    .default('')
    .transform((typed) => typed.trim())
    .pipe(z.string().max(max, tooLong))
    .transform((typed) => typed || null)
}

/** What others see of a collection. */
export const shareDetails = z.object({
  title: z
    .string()
    .transform((typed) => typed.trim())
    .pipe(z.string().min(1, errors.titleMissing).max(100, errors.titleLong)),
  introduction: optionalText(1000, errors.introductionLong),
  displayName: optionalText(60, errors.displayNameLong).refine(
    (name) => !name?.includes('@'),
    errors.displayNameIsAddress,
  ),
  showsNotes: z.literal('on').optional().transform(Boolean),
})

export type ShareDetails = z.infer<typeof shareDetails>

/** How many days a secret link works; 0 for no end. */
export const LINK_DAYS = ['0', '1', '7', '30', '90'] as const

export const newLink = z.object({
  label: optionalText(60, errors.labelLong),
  days: z.enum(LINK_DAYS).catch('0').transform(Number),
})

export type NewLink = z.infer<typeof newLink>
