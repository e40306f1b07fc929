/** Where an arrow key leads among the rows of a menu, which stand in columns of different lengths. */

export type Place = { left: number; top: number }

/** The index to go to, or `current` when there is nothing that way; 'trigger' is above the first row. */
export function moveByKey(key: string, places: Place[], current: number): number | 'trigger' {
  if (key === 'Home') return 0
  if (key === 'End') return places.length - 1
  if (key === 'ArrowDown') return Math.min(current + 1, places.length - 1)
  if (key === 'ArrowUp') return current <= 0 ? 'trigger' : current - 1
  const from = places[current]
  if (!from) return 0
  return besides(places, from, key === 'ArrowRight' ? 1 : -1) ?? current
}

/** The row of the next column on that side that is nearest in height. */
function besides(places: Place[], from: Place, side: 1 | -1): number | undefined {
  let best: number | undefined
  for (const [index, place] of places.entries()) {
    const ahead = (place.left - from.left) * side
    if (ahead <= 0) continue
    if (best === undefined || distance(place, from, side) < distance(places[best]!, from, side)) best = index
  }
  return best
}

/** Columns weigh far more than rows, so that the nearest column always wins. */
function distance(place: Place, from: Place, side: 1 | -1): number {
  return (place.left - from.left) * side * 10_000 + Math.abs(place.top - from.top)
}
