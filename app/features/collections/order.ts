/** Places in the owner's own order: whole numbers with room between them, small ones first. */
export const STEP = 1024

/** A place between two others, either of which may be missing at an end; null when there is no room left. */
export function placeBetween(before: number | null, after: number | null): number | null {
  if (before === null && after === null) return 0
  if (before === null) return after! - STEP
  if (after === null) return before + STEP
  const middle = Math.floor((before + after) / 2)
  return middle > before && middle < after ? middle : null
}
