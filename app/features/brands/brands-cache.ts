/** Lists of brands that this browser has asked for: they change rarely and are gone back to often. */
import type { BrandCard } from './queries.server.ts'

const CACHE_MS = 5 * 60_000

/** Null when they could not be read. */
type Brands = BrandCard[] | null

/** Brands may come after their page. */
type BrandsPage = { brands: Brands | Promise<Brands> }

type Remembered<P extends BrandsPage> = Omit<P, 'brands'> & { brands: Promise<Brands> }

const cache = new Map<string, { page: Promise<unknown>; until: number }>()

/**
 * What `ask` answers, remembered for five minutes under `address`. A page or brands that could not be read are asked
 * for once more; what failed twice is not kept.
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
