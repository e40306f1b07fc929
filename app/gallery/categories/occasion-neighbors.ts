/**
 * The occasions with emails around one that has none: the last before it in the year, and the next after it. For a
 * season without a date, the next two. `dated` starts with the soonest; the year goes round.
 */
export function occasionNeighbors<T extends { slug: string; count: number }>(
  dated: readonly T[],
  slug: string,
): T[] {
  const index = dated.findIndex((occasion) => occasion.slug === slug)
  const after = [...dated.slice(index + 1), ...dated.slice(0, Math.max(0, index))].filter(
    ({ count }) => count > 0,
  )
  if (index < 0 || after.length < 2) return after.slice(0, 2)
  return [after.at(-1)!, after[0]!]
}
