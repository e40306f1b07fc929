import type { BrandInput } from '#app/features/brands/commands.server.ts'
import type { Sidecar } from '#app/features/ingest/schema.ts'

/** Where an email belongs in the gallery; categories are slugs or their aliases. */
export type Placement = {
  /** Null: guessed from the sender. */
  brand: PlacedBrand | null
  categories: string[]
  sample?: boolean
  slug?: string
  /** When it was added to the gallery, if not now. */
  addedAt?: string
}

export type PlacedBrand = Omit<BrandInput, 'categoryIds' | 'name' | 'status'> & {
  /** Without a name, a new brand gets the sender's name, else one derived from its slug. */
  name?: string
  categories?: string[]
}

export function placementOf(sidecar: Sidecar): Placement {
  const { brand, categories = [], ...rest } = sidecar
  return { ...rest, categories, brand: typeof brand === 'string' ? { slug: brand } : (brand ?? null) }
}

export function titleOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
}
