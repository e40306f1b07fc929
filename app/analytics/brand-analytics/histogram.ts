/** Medians and quartiles from counts: how many times each value occurs. */

export type Histogram = { value: number; count: number }[]

type Quartiles = { low: number; median: number; high: number }

export function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}

export function sizeOf(histogram: { count: number }[]): number {
  return sum(histogram.map(({ count }) => count))
}

/** The smallest value that at least this share of all values does not exceed; null without values. */
export function quantile(histogram: Histogram, share: number): number | null {
  const wanted = Math.max(1, Math.ceil(sizeOf(histogram) * share))
  let seen = 0
  for (const { value, count } of histogram.toSorted((a, b) => a.value - b.value)) {
    seen += count
    if (seen >= wanted) return value
  }
  return null
}

export function quartiles(histogram: Histogram): Quartiles | null {
  const median = quantile(histogram, 0.5)
  if (median === null) return null
  return { low: quantile(histogram, 0.25)!, median, high: quantile(histogram, 0.75)! }
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
