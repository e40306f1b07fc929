import type { BrandSummary } from '#app/gallery/brands/brand-summary.ts'
import type { SearchThumbnail } from '#app/gallery/search/search-thumbnail.ts'
import { dialogCopy } from './dialog-copy.ts'

const { sections } = dialogCopy

/** In the order of the dialog. */
export const SECTIONS = [
  { name: 'brands', title: sections.brands },
  { name: 'categories', title: sections.categories },
  { name: 'emailTypes', title: sections.emailTypes },
  { name: 'seasonal', title: sections.seasonal },
] as const

export type SectionName = (typeof SECTIONS)[number]['name']

export const DEFAULT_SECTION: SectionName = 'categories'

export type SearchEntry = {
  name: string
  slug: string
  description: string
  count: number
  aliases: string[]
  /** Its newest email; brands show a tile instead. */
  thumbnail?: SearchThumbnail
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
