import { z } from '#app/platform/lib/zod.ts'
import { addressSlug, SLUG, upTo } from '#app/gallery/categories/schema.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { contrastBetween, READABLE } from '#app/platform/lib/contrast.ts'
import { completeColor } from './complete-color.ts'
import { fieldCopy } from '#app/platform/lib/field-copy.ts'
import { brandFieldCopy as words } from './field-copy.ts'

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

const DOMAIN = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

/** A name is one line. */
const brandName = z
  .string()
  .transform((name) => name.replaceAll(/[\s\p{Cc}]+/gu, ' '))
  .pipe(upTo(NAME_MAX).min(1, fieldCopy.noName))

/** An empty field is no color. */
const color = z
  .string()
  .refine((text) => text.trim() === '' || completeColor(text) !== null, words.color)
  .transform(completeColor)

export const brandInput = z
  .object({
    name: brandName,
    slug: upTo(SLUG_MAX).toLowerCase().regex(SLUG, fieldCopy.slug),
    status: z.enum(BRAND_STATUSES),
    description: upTo(DESCRIPTION_MAX).transform((text) => text || null),
    website: upTo(WEBSITE_MAX)
      .transform((text) => (text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`))
      .refine((text) => text === '' || isWebsite(text), words.website)
      .transform((text) => text || null),
    color,
    colorInk: color,
    /** Ids, the badge first; the form sends empty ones for fields without a choice. */
    category: z
      .array(z.string())
      .transform((ids) => [...new Set(ids.filter(isUuid))])
      .refine((ids) => ids.length <= CATEGORIES_MAX, words.categories(CATEGORIES_MAX)),
    /** One a line. */
    domains: z
      .string()
      .max(DOMAINS_MAX * 254, words.tooManyDomains(DOMAINS_MAX))
      .transform((text) => [
        ...new Set(
          text
            .toLowerCase()
            .split(/[\s,]+/)
            .map(bareDomain)
            .filter(Boolean),
        ),
      ])
      .refine((domains) => domains.length <= DOMAINS_MAX, words.tooManyDomains(DOMAINS_MAX))
      .refine(
        (domains) => domains.every((domain) => DOMAIN.test(domain) && domain.length <= 253),
        words.domains,
      ),
    hideSource: z.string().optional().transform(Boolean),
    delayDays: z.coerce
      .number(words.days)
      .int(words.wholeDays)
      .min(0, words.noDays)
      .max(DELAY_DAYS_MAX, fieldCopy.atMost(DELAY_DAYS_MAX)),
    removeLogo: z.string().optional().transform(Boolean),
  })
  .superRefine(({ color: background, colorInk }, context) => {
    if (!colorInk) return
    if (!background) {
      context.addIssue({ code: 'custom', path: ['color'], message: words.background })
      return
    }
    const contrast = contrastBetween(background, colorInk)
    if (contrast >= READABLE) return
    const message = words.contrast(contrast.toFixed(1), READABLE)
    context.addIssue({ code: 'custom', path: ['colorInk'], message })
  })

export type BrandEdit = z.infer<typeof brandInput>

export const newBrandInput = z.object({ name: brandName })

export const BRAND_SORTS = ['name', 'emails', 'followers', 'newest'] as const
export type BrandSort = (typeof BRAND_SORTS)[number]

const typed = z
  .string()
  .transform((text) => text.trim().slice(0, NAME_MAX))
  .catch('')
const id = z.uuid().nullable().catch(null)

/** The query parameters of the admin's list of brands. */
export const adminBrandsQuery = z.object({
  q: typed,
  status: z.enum(BRAND_STATUSES).nullable().catch(null),
  sort: z.enum(BRAND_SORTS).catch('name'),
  after: id,
})

export type AdminBrandsQuery = z.infer<typeof adminBrandsQuery>

/** The brand to merge into: its id once it is chosen, what was typed before. */
export const mergeQuery = z.object({ q: typed, into: id })

function bareDomain(text: string): string {
  return text
    .replace(/^@/, '')
    .replace(/^https?:\/\//, '')
    .split('/')[0]!
}

function isWebsite(text: string): boolean {
  return URL.canParse(text) && new URL(text).hostname.includes('.')
}
