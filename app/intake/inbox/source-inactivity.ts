const HOUR_MS = 60 * 60 * 1000
/** With fewer messages there is no usual interval. */
const MESSAGES_MIN = 5
/** A single quiet day is not reported. */
const INACTIVITY_MIN_MS = 26 * HOUR_MS
const LONGER = 1.5

/** `times`: of the last messages, in any order. */
export function isSilent(times: Date[], now: Date): boolean {
  if (times.length < MESSAGES_MIN) return false
  const sorted = times.map((time) => time.getTime()).toSorted((a, b) => a - b)
  const pauses = sorted.slice(1).map((time, i) => time - sorted[i]!)
  const inactivity = now.getTime() - sorted.at(-1)!
  return inactivity > Math.max(INACTIVITY_MIN_MS, LONGER * Math.max(...pauses))
}
