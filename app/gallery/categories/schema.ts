import { z } from '#app/platform/lib/zod.ts'
import type { DateRule } from '#app/platform/db/json-columns.ts'
import { readSlug } from './url-slug.ts'
import { fieldCopy } from '#app/platform/lib/field-copy.ts'
import { categoryFieldCopy as words } from './field-copy.ts'

export const addressSlug = z.string().nullable().catch(null).transform(readSlug)

/** The query parameter of the guide to email types: the group to open. */
export const emailTypesQuery = z.object({ group: addressSlug })

const NAME_MAX = 80
const SLUG_MAX = 60
const DESCRIPTION_MAX = 600
const ALIASES_MAX = 60
const DATES_MAX = 100
const POSITION_MAX = 9999
const POSITION = words.position(POSITION_MAX)
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const CATEGORY_TYPES = ['email_type', 'vertical', 'occasion', 'seasonal'] as const
export type CategoryType = (typeof CATEGORY_TYPES)[number]

export function upTo(max: number) {
  return z.string().trim().max(max, fieldCopy.tooLong(max))
}

const YEARLY = /^\d{2}-\d{2}$/
const date = z.iso.date()

/** The days of an occasion, one a line: `12-24` alone is every year, `2027-02-06` and others are one year each. */
const dates = z
  .string()
  .default('')
  .transform((text) => text.split(/\s+/).filter(Boolean))
  .refine((days) => days.length <= DATES_MAX, {
    error: words.tooManyDates(DATES_MAX),
    // The others are not read.
    abort: true,
  })
  .refine(
    // A leap year has every day.
    (days) => days.every((day) => date.safeParse(YEARLY.test(day) ? `2028-${day}` : day).success),
    words.dates,
  )
  .refine(
    (days) => new Set(days.map((day) => (YEARLY.test(day) ? '' : day.slice(0, 4)))).size === days.length,
    words.datePerYear,
  )
  .refine((days) => days.length < 2 || !days.some((day) => YEARLY.test(day)), words.yearlyAlone)
  .transform((days): DateRule | null => {
    const [first] = days
    if (!first) return null
    if (!YEARLY.test(first)) {
      return {
        kind: 'table',
        dates: Object.fromEntries(days.toSorted().map((day) => [day.slice(0, 4), day])),
      }
    }
    return { kind: 'fixed', month: Number(first.slice(0, 2)), day: Number(first.slice(3)) }
  })

/** What every category has. */
export const categoryInput = z.object({
  name: upTo(NAME_MAX).min(1, fieldCopy.noName),
  description: upTo(DESCRIPTION_MAX),
  dates,
  /** The master tag of an email type, the half of the menu of the others. */
  group: z.string().trim().min(1, words.group).max(40),
  position: z.coerce
    .number(POSITION)
    .int(POSITION)
    .min(-POSITION_MAX, POSITION)
    .max(POSITION_MAX, POSITION)
    .default(0),
  /** One a line. */
  aliases: z
    .string()
    .max(ALIASES_MAX * (SLUG_MAX + 1), fieldCopy.atMost(ALIASES_MAX))
    .transform((text) => [
      ...new Set(
        text
          .toLowerCase()
          .split(/[\s,]+/)
          .filter(Boolean),
      ),
    ])
    .refine((aliases) => aliases.length <= ALIASES_MAX, fieldCopy.atMost(ALIASES_MAX))
    .refine(
      (aliases) => aliases.every((alias) => SLUG.test(alias) && alias.length <= SLUG_MAX),
      words.aliases,
    ),
})

export type CategoryInput = z.infer<typeof categoryInput>

/** A new category also has a type and a slug, which stay. */
export const newCategoryInput = categoryInput.extend({
  type: z.enum(CATEGORY_TYPES),
  slug: upTo(SLUG_MAX).toLowerCase().regex(SLUG, fieldCopy.slug),
})

export type NewCategoryInput = z.infer<typeof newCategoryInput>

export const newCategoryQuery = z.object({ type: z.enum(CATEGORY_TYPES).catch('email_type') })
