/** Lists of brands that this browser has asked for: they change rarely and are gone back to often. */

const KEEP_MS = 5 * 60_000

type BrandsPage<T> = { brands: T | null | Promise<T | null> }

const kept = new Map<string, { page: Promise<unknown>; until: number }>()

/**
 * What `ask` answers, remembered for five minutes under `address`. Brands that could not be read, null in their
 * place, are asked for once more; what failed twice is not kept.
 */
export function rememberBrands<T, P extends BrandsPage<T>>(address: string, ask: () => Promise<P>): Promise<P> {
  const known = kept.get(address)
  if (known && known.until > Date.now()) return known.page as Promise<P>

  async function askAgain(): Promise<T | null> {
    const { brands } = await ask()
    return brands
  }

  async function brandsOf(page: P): Promise<T | null> {
    const brands = (await page.brands) ?? (await askAgain())
    if (brands === null) kept.delete(address)
    return brands
  }

  const page = ask()
    .catch(ask)
    .then((answer) => ({ ...answer, brands: brandsOf(answer) }))
  kept.set(address, { page, until: Date.now() + KEEP_MS })
  page.catch(() => kept.delete(address))
  return page
}
