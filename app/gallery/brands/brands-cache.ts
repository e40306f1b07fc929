/** A client-side cache of brand lists: they rarely change and are often revisited. */
import type { BrandCard } from './queries.server.ts'

const CACHE_MS = 5 * 60_000

/** Null when they could not be loaded. */
type Brands = BrandCard[] | null

/** Brands may stream after the page. */
type BrandsPage = { brands: Brands | Promise<Brands> }

type Remembered<P extends BrandsPage> = Omit<P, 'brands'> & { brands: Promise<Brands> }

const cache = new Map<string, { page: Promise<unknown>; until: number }>()

/**
 * The result of `ask`, cached for five minutes under `address`. A failed request is retried once; failures are not
 * cached.
 */
export function rememberBrands<P extends BrandsPage>(
  address: string,
  ask: () => Promise<P>,
): Promise<Remembered<P>> {
  const known = cache.get(address)
  if (known && known.until > Date.now()) return known.page as Promise<Remembered<P>>

  async function brandsOf(first: P): Promise<Brands> {
    const brands = (await first.brands) ?? (await (await ask()).brands)
    if (!brands) cache.delete(address)
    return brands
  }

  const page = ask()
    .catch(ask)
    .then((answer) => ({ ...answer, brands: brandsOf(answer) }))
  cache.set(address, { page, until: Date.now() + CACHE_MS })
  page.catch(() => cache.delete(address))
  return page
}
