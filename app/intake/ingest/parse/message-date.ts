const FIRST_EMAILS = Date.UTC(1990, 0, 1)
const CLOCK_SKEW_MS = 48 * 3600 * 1000

/** Null for an implausible date: it would put an email into the wrong season, so it is never replaced by today. */
export function believableDate(value: string | null | undefined, now = new Date()): Date | null {
  if (!value || !/\d{4}/.test(value)) return null
  const time = Date.parse(value)
  if (Number.isNaN(time)) return null
  return time >= FIRST_EMAILS && time <= now.getTime() + CLOCK_SKEW_MS ? new Date(time) : null
}
