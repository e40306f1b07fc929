const DAY = 24 * 60 * 60

/** Seconds. A session lives on while it is used, and ends for good when its time is up. */
export const SESSION_IDLE = 30 * DAY
export const SESSION_ROLLS_AFTER = DAY
export const SESSION_ABSOLUTE = 90 * DAY

/** How long after a sign-in what is dangerous may be done without the password. */
export const FRESH_FOR = 10 * 60
