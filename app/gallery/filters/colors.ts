/** The filter by color: an email is found by each of its main colors, kept as cells such as `f60`. */
import { colorDistance, oklab } from '#app/platform/lib/oklab.ts'

/** What the address and the filter call the common ones. */
const COLORS = new Map([
  ['red', 'd92b2b'],
  ['orange', 'f58220'],
  ['yellow', 'f7d038'],
  ['green', '3a9d4f'],
  ['teal', '1a9c97'],
  ['blue', '2f6fde'],
  ['navy', '14284b'],
  ['purple', '7c4dbf'],
  ['pink', 'f08cb4'],
  ['brown', '7a4a2b'],
  ['beige', 'ecdfc8'],
  ['black', '101010'],
])

export const COLOR_NAMES = [...COLORS.keys()]

const HEX = /^[0-9a-f]{6}$/
/** Of a color in the address: a name, or `rrggbb`. */
export function colorName(value: string): string | null {
  if (COLORS.has(value)) return value[0]!.toUpperCase() + value.slice(1)
  return HEX.test(value) ? `#${value}` : null
}

/** The cells that look like a color of the address. */
export function cellsLike(value: string, cells: string[]): string[] {
  const wanted = oklab(`#${COLORS.get(value) ?? value}`)
  return cells.filter((cell) => colorDistance(oklab(middleOf(cell)), wanted) < 1)
}

/** The named colors that some cell looks like. */
export function colorsAmong(cells: string[]): string[] {
  return COLOR_NAMES.filter((name) => cellsLike(name, cells).length > 0)
}

function middleOf(cell: string): string {
  return `#${cell.replaceAll(/./g, '$&8')}`
}
