/** Whether a source has been silent for longer than usual. */

const HOUR_MS = 60 * 60 * 1000
/** With fewer messages nothing is usual yet. */
const MESSAGES_MIN = 5
/** Nobody needs to be told of a quiet day. */
const SILENCE_MIN_MS = 26 * HOUR_MS
/** How much longer than the longest pause so far. */
const LONGER = 1.5

/** `times`: of its last messages, in any order. */
export function isSilent(times: Date[], now: Date): boolean {
  if (times.length < MESSAGES_MIN) return false
  const sorted = times.map((time) => time.getTime()).toSorted((a, b) => a - b)
  const pauses = sorted.slice(1).map((time, i) => time - sorted[i]!)
  const silence = now.getTime() - sorted.at(-1)!
  return silence > Math.max(SILENCE_MIN_MS, LONGER * Math.max(...pauses))
}
