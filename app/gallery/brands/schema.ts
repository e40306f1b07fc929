import { z } from '#app/platform/lib/zod.ts'
import { addressSlug } from '#app/gallery/categories/schema.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { contrastBetween, READABLE } from '#app/platform/lib/contrast.ts'
import { completeColor } from './complete-color.ts'

/** The query parameters of /brands; `letter` and `page` only where there are too many brands for one page. */
export const brandsQuery = z.object({
  industry: addressSlug,
  letter: z
    .string()
    .transform((letter) => letter.trim().toUpperCase())
    .catch(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})

export const NAME_MAX = 120
const SLUG_MAX = 72
const DESCRIPTION_MAX = 600
const WEBSITE_MAX = 300
const CATEGORIES_MAX = 12
const DOMAINS_MAX = 50
const DELAY_DAYS_MAX = 365

/** Of an uploaded logo. */
export const LOGO_BYTES_MAX = 4 * 1024 * 1024

export const BRAND_STATUSES = ['active', 'draft', 'private', 'archived'] as const

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const DOMAIN = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

function upTo(max: number) {
  return z.string().trim().max(max, `Please use at most ${max} characters.`)
}

/** A name is one line. */
const brandName = z
  .string()
  .transform((name) => name.replaceAll(/[\s\p{Cc}]+/gu, ' '))
  .pipe(upTo(NAME_MAX).min(1, 'Please enter a name.'))

/** An empty field is no color. */
const color = z
  .string()
  .refine(
    (text) => text.trim() === '' || completeColor(text) !== null,
    'Please enter a color such as #1d4ed8.',
  )
  .transform(completeColor)

export const brandInput = z
  .object({
    name: brandName,
    slug: upTo(SLUG_MAX).toLowerCase().regex(SLUG, 'Letters a to z, digits and single hyphens only.'),
    status: z.enum(BRAND_STATUSES),
    description: upTo(DESCRIPTION_MAX).transform((text) => text || null),
    website: upTo(WEBSITE_MAX)
      .transform((text) => (text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`))
      .refine((text) => text === '' || isWebsite(text), 'Please enter a web address.')
      .transform((text) => text || null),
    color,
    colorInk: color,
    /** Ids, the badge first; the form sends empty ones for fields without a choice. */
    category: z
      .array(z.string())
      .transform((ids) => [...new Set(ids.filter(isUuid))])
      .refine((ids) => ids.length <= CATEGORIES_MAX, `Please choose at most ${CATEGORIES_MAX}.`),
    /** One a line. */
    domains: z
      .string()
      .max(DOMAINS_MAX * 254, `Please enter at most ${DOMAINS_MAX} domains.`)
      .transform((text) => [
        ...new Set(
          text
            .toLowerCase()
            .split(/[\s,]+/)
            .map(bareDomain)
            .filter(Boolean),
        ),
      ])
      .refine((domains) => domains.length <= DOMAINS_MAX, `Please enter at most ${DOMAINS_MAX} domains.`)
      .refine(
        (domains) => domains.every((domain) => DOMAIN.test(domain) && domain.length <= 253),
        'Please enter domains such as example.com, one per line.',
      ),
    hideSource: z.string().optional().transform(Boolean),
    delayDays: z.coerce
      .number('Please enter a number of days.')
      .int('Please enter whole days.')
      .min(0, 'Please enter 0 or more.')
      .max(DELAY_DAYS_MAX, `Please enter at most ${DELAY_DAYS_MAX}.`),
    removeLogo: z.string().optional().transform(Boolean),
  })
  .superRefine(({ color: background, colorInk }, context) => {
    if (!colorInk) return
    if (!background) {
      context.addIssue({ code: 'custom', path: ['color'], message: 'Please choose the background too.' })
      return
    }
    const contrast = contrastBetween(background, colorInk)
    if (contrast >= READABLE) return
    const message = `Low contrast: ${contrast.toFixed(1)} instead of at least ${READABLE}. Leave empty to choose a color automatically.`
    context.addIssue({ code: 'custom', path: ['colorInk'], message })
  })

export type BrandEdit = z.infer<typeof brandInput>

export const newBrandInput = z.object({ name: brandName })

export const BRAND_SORTS = ['name', 'emails', 'followers', 'newest'] as const
export type BrandSort = (typeof BRAND_SORTS)[number]

/** The query parameters of the admin's list of brands. */
export const adminBrandsQuery = z.object({
  q: z
    .string()
    .transform((text) => text.trim().slice(0, NAME_MAX))
    .catch(''),
  status: z.enum(BRAND_STATUSES).nullable().catch(null),
  sort: z.enum(BRAND_SORTS).catch('name'),
  after: z
    .string()
    .nullable()
    .catch(null)
    .transform((id) => (id && isUuid(id) ? id : null)),
})

export type AdminBrandsQuery = z.infer<typeof adminBrandsQuery>

/** The brand to merge into: its id once it is chosen, what was typed before. */
export const mergeQuery = z.object({
  q: z
    .string()
    .transform((text) => text.trim().slice(0, NAME_MAX))
    .catch(''),
  into: z
    .string()
    .nullable()
    .catch(null)
    .transform((id) => (id && isUuid(id) ? id : null)),
})

function bareDomain(text: string): string {
  return text
    .replace(/^@/, '')
    .replace(/^https?:\/\//, '')
    .split('/')[0]!
}

function isWebsite(text: string): boolean {
  return URL.canParse(text) && new URL(text).hostname.includes('.')
}
