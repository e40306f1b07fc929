import type { Guess } from '#app/platform/db/json-columns.ts'
import type { BrandInput } from '#app/gallery/brands/commands.server.ts'
import type { Sidecar } from '#app/intake/ingest/schema.ts'

/** Guesses with at least this confidence are applied where nothing was stated. */
export const SURE_ENOUGH = 0.7

/** What is guessed, if it is sure enough to apply without a review. */
export function sureValue(guess: Guess | undefined): string | undefined {
  return guess && guess.confidence >= SURE_ENOUGH ? guess.value : undefined
}

/** Where an email belongs in the gallery; categories are slugs or their aliases. */
export type Placement = {
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
