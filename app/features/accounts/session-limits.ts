const DAY = 24 * 60 * 60

/** Seconds. A session lives on while it is used, and ends for good when its time is up. */
export const SESSION_IDLE = 30 * DAY
export const SESSION_ROLLS_AFTER = DAY
export const SESSION_ABSOLUTE = 90 * DAY

/** How long after proving who one is sensitive changes need no further proof. */
export const FRESH_FOR = 5 * 60
