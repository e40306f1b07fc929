/** Arrow key movement among the rows of a menu, which has columns of different lengths. */

export type Position = { left: number; top: number }

/** The index to move to, or `current` if there is none in that direction; 'trigger' is above the first row. */
export function moveByKey(key: string, positions: Position[], current: number): number | 'trigger' {
  if (key === 'Home') return 0
  if (key === 'End') return positions.length - 1
  if (key === 'ArrowDown') return Math.min(current + 1, positions.length - 1)
  if (key === 'ArrowUp') return current <= 0 ? 'trigger' : current - 1
  const from = positions[current]
  if (!from) return 0
  return nearestInColumn(positions, from, key === 'ArrowRight' ? 1 : -1) ?? current
}

/** The row of the next column on that side that is closest in height. */
function nearestInColumn(positions: Position[], from: Position, side: 1 | -1): number | undefined {
  let best: number | undefined
  for (const [index, position] of positions.entries()) {
    const ahead = (position.left - from.left) * side
    if (ahead <= 0) continue
    if (best === undefined || distance(position, from, side) < distance(positions[best]!, from, side))
      best = index
  }
  return best
}

/** Columns count far more than rows, so that the nearest column always wins. */
function distance(position: Position, from: Position, side: 1 | -1): number {
  return (position.left - from.left) * side * 10_000 + Math.abs(position.top - from.top)
}
