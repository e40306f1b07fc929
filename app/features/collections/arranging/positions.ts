/** Positions in the owner's order are integers with gaps between them, sorted ascending. */
export const STEP = 1024

/** A position between two others, null at an end of the list; null when there is no gap left. */
export function positionBetween(before: number | null, after: number | null): number | null {
  if (before === null && after === null) return 0
  if (before === null) return after! - STEP
  if (after === null) return before + STEP
  const middle = Math.floor((before + after) / 2)
  return middle > before && middle < after ? middle : null
}
