import type { brands } from '#app/platform/db/schema.ts'
import { fixedChoice } from '#app/platform/lib/fixed-choice.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'

export type BrandSummary = {
  name: string
  slug: string
  logoUrl: string | null
  /** Background of its avatar and tile, and a text color that is readable on it. */
  color: string
  colorInk: string
}

export type BrandSummaryRow = Pick<
  typeof brands.$inferSelect,
  'name' | 'slug' | 'logoUrl' | 'color' | 'colorInk'
>

/** Background colors for brands without a color of their own; white text has a contrast of at least 5:1 on each. */
const CLOTHS = ['#3d4f5c', '#5b4a3a', '#4a5a3f', '#6a3d3a', '#43406b', '#2f5a58', '#6b4a5e', '#55524a']

export function presentBrand(row: BrandSummaryRow): BrandSummary {
  const own = row.color && row.colorInk
  return {
    name: row.name,
    slug: row.slug.trim(),
    logoUrl: row.logoUrl,
    color: own ? row.color! : fixedChoice(row.slug.trim().toLowerCase(), CLOTHS),
    colorInk: own ? row.colorInk! : '#ffffff',
  }
}

/** Whether a URL names a brand by a slug it no longer has. */
export function isFormerSlug(asked: string, { slug }: Pick<BrandSummary, 'slug'>): boolean {
  const wanted = asked.trim().toLowerCase()
  return !isUuid(wanted) && wanted !== slug.toLowerCase()
}

export function brandInitial(name: string): string {
  const first = name.match(/[\p{L}\p{N}]/u)?.[0] ?? '?'
  return first.toLocaleUpperCase('en')
}
