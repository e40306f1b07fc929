/** Emails by weekday from Monday, then by hour: the counts name both, with weeks that begin on Sunday, as `0 09`. */
export function hoursOf(counts: Iterable<{ bucket: string; count: number }>): number[][] {
  const hours = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0))
  for (const { bucket, count } of counts) {
    const [weekday, hour] = bucket.split(' ').map(Number) as [number, number]
    hours[(weekday + 6) % 7]![hour]! += count
  }
  return hours
}
