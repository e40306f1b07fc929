import { z } from '#app/platform/lib/zod.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { readSlug } from './url-slug.ts'

export const addressSlug = z.string().nullable().catch(null).transform(readSlug)

/** The query parameter of the guide to email types: the group to open. */
export const emailTypesQuery = z.object({ group: addressSlug })

const NAME_MAX = 80
const SLUG_MAX = 60
const DESCRIPTION_MAX = 600
const ALIASES_MAX = 60
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const CATEGORY_TYPES = ['email_type', 'vertical', 'occasion', 'seasonal'] as const
export type CategoryType = (typeof CATEGORY_TYPES)[number]

function upTo(max: number) {
  return z.string().trim().max(max, `Please use at most ${max} characters.`)
}

/** What every category has; the rule of an occasion's date is read by `date-rule-form.ts`. */
export const categoryInput = z.object({
  name: upTo(NAME_MAX).min(1, 'Please enter a name.'),
  description: upTo(DESCRIPTION_MAX),
  /** The master tag of an email type, the half of the menu of the others. */
  group: z.string().trim().min(1, 'Please choose a group.').max(40),
  /** One a line. */
  aliases: z
    .string()
    .max(ALIASES_MAX * (SLUG_MAX + 1), `Please enter at most ${ALIASES_MAX}.`)
    .transform((text) => [
      ...new Set(
        text
          .toLowerCase()
          .split(/[\s,]+/)
          .filter(Boolean),
      ),
    ])
    .refine((aliases) => aliases.length <= ALIASES_MAX, `Please enter at most ${ALIASES_MAX}.`)
    .refine(
      (aliases) => aliases.every((alias) => SLUG.test(alias) && alias.length <= SLUG_MAX),
      'Please use only letters a to z, digits and single hyphens.',
    ),
})

export type CategoryInput = z.infer<typeof categoryInput>

/** A new category also has a type and a slug, which stay. */
export const newCategoryInput = categoryInput.extend({
  type: z.enum(CATEGORY_TYPES),
  slug: upTo(SLUG_MAX).toLowerCase().regex(SLUG, 'Letters a to z, digits and single hyphens only.'),
})

export type NewCategoryInput = z.infer<typeof newCategoryInput>

export const moveInput = z.object({ id: z.string().refine(isUuid), direction: z.enum(['up', 'down']) })

/** The query parameter of the form for a new category. */
export const newCategoryQuery = z.object({ type: z.enum(CATEGORY_TYPES).catch('email_type') })
