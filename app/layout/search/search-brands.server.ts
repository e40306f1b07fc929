/** The brands that the search dialog finds: those with the most emails in its index, the others by name on request. */
import {
  type CountedBrand,
  findBrandsByName,
  listTopBrands,
} from '#app/gallery/search/search-brands.server.ts'
import type { SearchEntry, SearchIndex } from './search-entries.ts'

/** Brands in the index: some 70 kB of it. */
export const BRANDS_INDEXED = 500

export async function indexedBrands(): Promise<Pick<SearchIndex, 'brands' | 'hasMoreBrands'>> {
  const found = await listTopBrands(BRANDS_INDEXED + 1)
  return {
    brands: found.slice(0, BRANDS_INDEXED).map(toEntry),
    hasMoreBrands: found.length > BRANDS_INDEXED,
  }
}

/** Brands whose name has what was typed, whether or not the index has them. */
export async function findBrands(typed: string): Promise<SearchEntry[]> {
  return (await findBrandsByName(typed)).map(toEntry)
}

function toEntry({ description, count, ...brand }: CountedBrand): SearchEntry {
  const { name, slug } = brand
  return { name, slug, description: description ?? '', count, aliases: [], thumbnails: [], brand }
}
