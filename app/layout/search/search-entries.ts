/** The entries of the search dialog: brands and the three kinds of categories. */
import type { BrandSummary } from '#app/gallery/brands/brand-summary.ts'
import type { SearchThumbnail } from '#app/gallery/search/search-thumbnail.ts'

/** In the order of the dialog. */
export const SECTIONS = [
  { name: 'brands', title: 'BRANDS' },
  { name: 'categories', title: 'CATEGORIES' },
  { name: 'emailTypes', title: 'EMAIL TYPES' },
  { name: 'seasonal', title: 'SEASONAL' },
] as const

export type SectionName = (typeof SECTIONS)[number]['name']

export const DEFAULT_SECTION: SectionName = 'categories'

export type SearchEntry = {
  name: string
  slug: string
  description: string
  /** Number of its public emails. */
  count: number
  /** Its aliases. */
  aliases: string[]
  /** Its newest emails; empty for brands, which show a tile instead. */
  thumbnails: SearchThumbnail[]
  /** The group of an email type. */
  masterTag?: string
  brand?: BrandSummary
}

export type SearchIndex = Record<SectionName, SearchEntry[]> & {
  /** Whether the server knows brands besides these. */
  hasMoreBrands: boolean
}

/** The index, and brands that it may lack. */
export function withBrands(index: SearchIndex, found: SearchEntry[]): SearchIndex {
  const known = new Set(index.brands.map(({ slug }) => slug))
  const others = found.filter(({ slug }) => !known.has(slug))
  return others.length > 0 ? { ...index, brands: [...index.brands, ...others] } : index
}
