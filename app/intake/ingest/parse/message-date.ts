const FIRST_EMAILS = Date.UTC(1990, 0, 1)
const CLOCK_SKEW_MS = 48 * 3600 * 1000

/**
 * The date a message states, or null when it has no plausible one. A wrong date would put an email into the wrong
 * season, so an unreadable one stays unknown and is never replaced by today.
 */
export function believableDate(value: string | null | undefined, now = new Date()): Date | null {
  if (!value || !/\d{4}/.test(value)) return null
  const time = Date.parse(value)
  if (Number.isNaN(time)) return null
  return time >= FIRST_EMAILS && time <= now.getTime() + CLOCK_SKEW_MS ? new Date(time) : null
}
