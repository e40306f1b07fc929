/** Medians and quartiles from counts: how many times each value occurs. */

export type Histogram = { value: number; count: number }[]

type Quartiles = { low: number; median: number; high: number }

export function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}

export function sizeOf(histogram: { count: number }[]): number {
  return sum(histogram.map(({ count }) => count))
}

/** The value at a place in the order of all values, which begins with 1; null without values. */
function valueAt(histogram: Histogram, place: number): number | null {
  let seen = 0
  for (const { value, count } of histogram.toSorted((a, b) => a.value - b.value)) {
    seen += count
    if (seen >= place) return value
  }
  return null
}

/** The smallest value that at least this share of all values does not exceed; null without values. */
export function quantile(histogram: Histogram, share: number): number | null {
  return valueAt(histogram, Math.max(1, Math.ceil(sizeOf(histogram) * share)))
}

/** As `quantile`; where it lies between two values, their mean, as medians are defined. */
function middle(histogram: Histogram, share: number): number | null {
  const [low, place] = [quantile(histogram, share), sizeOf(histogram) * share]
  const next = Number.isInteger(place) ? valueAt(histogram, place + 1) : low
  return low === null || next === null ? low : (low + next) / 2
}

export function medianOf(histogram: Histogram): number | null {
  return middle(histogram, 0.5)
}

export function quartiles(histogram: Histogram): Quartiles | null {
  const median = medianOf(histogram)
  if (median === null) return null
  return { low: middle(histogram, 0.25)!, median, high: middle(histogram, 0.75)! }
}

/** Counts equal values. */
export function histogramOf(values: number[]): Histogram {
  return together([values.map((value) => ({ value, count: 1 }))])
}

export function together(histograms: Histogram[]): Histogram {
  const counts = new Map<number, number>()
  for (const { value, count } of histograms.flat()) counts.set(value, (counts.get(value) ?? 0) + count)
  return [...counts].map(([value, count]) => ({ value, count }))
}

/** In steps, the smallest first: the value of a step is its first. */
export function inSteps(histogram: Histogram, step: number): Histogram {
  const steps = histogram.map(({ value, count }) => ({ value: Math.floor(value / step) * step, count }))
  return together([steps]).toSorted((a, b) => a.value - b.value)
}
