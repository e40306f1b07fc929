/** Positions in the owner's own order: whole numbers with gaps between them, the smallest first. */
export const STEP = 1024

/** A position between two others, either of which may be missing at an end; null when the gap is used up. */
export function positionBetween(before: number | null, after: number | null): number | null {
  if (before === null && after === null) return 0
  if (before === null) return after! - STEP
  if (after === null) return before + STEP
  const middle = Math.floor((before + after) / 2)
  return middle > before && middle < after ? middle : null
}
