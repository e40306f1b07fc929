/** The upper of the two in the middle where there are two; of nothing, no number. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}
