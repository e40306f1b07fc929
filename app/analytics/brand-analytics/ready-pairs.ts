const PAIRS = 3

/**
 * Three pairs in the given order, each brand in one at most: brands of the same industry first, then whoever is next to
 * each other.
 */
export function readyPairs<Brand extends { slug: string; category: string | null }>(
  brands: Brand[],
): [Brand, Brand][] {
  const alike = pairUp(brands, ({ category }) => category)
  const paired = new Set(alike.flat())
  const rest = brands.filter((brand) => !paired.has(brand))
  return [...alike, ...pairUp(rest, () => null)].slice(0, PAIRS)
}

function pairUp<Item>(items: Item[], keyOf: (item: Item) => string | null): [Item, Item][] {
  const waiting = new Map<string | null, Item>()
  const pairs: [Item, Item][] = []
  for (const item of items) {
    const key = keyOf(item)
    const other = waiting.get(key)
    if (other === undefined) waiting.set(key, item)
    else {
      waiting.delete(key)
      pairs.push([other, item])
    }
  }
  return pairs
}
