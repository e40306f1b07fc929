/** Horizontal positions are percentages: a chart fills its container while its text keeps its size. */

/** Steps of an axis that are easy to read. */
const STEPS = [1, 2, 2.5, 5, 10]

/** The smallest round number that is at least `most`, and the lines to draw below it. */
export function roundScale(most: number, lines = 3): { top: number; ticks: number[] } {
  if (most <= 1) return { top: 1, ticks: [1] }
  const rough = most / lines
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = STEPS.map((factor) => factor * power).find((each) => each >= rough && isCount(each)) ?? 1
  const count = Math.ceil(most / step)
  return { top: count * step, ticks: Array.from({ length: count }, (_, at) => (at + 1) * step) }
}

function isCount(step: number): boolean {
  return step >= 1 && Number.isInteger(step)
}

/** A share of the width as SVG writes it. */
export function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`
}

export function middle(index: number, count: number): string {
  return percent((index + 0.5) / count)
}
