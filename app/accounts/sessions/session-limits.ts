const DAY = 24 * 60 * 60

/** In seconds. Using a session extends it, up to an absolute limit. */
export const SESSION_IDLE = 30 * DAY
export const SESSION_ROLLS_AFTER = DAY
export const SESSION_ABSOLUTE = 90 * DAY

/** How long after signing in or reauthenticating sensitive changes need no further check. */
export const FRESH_FOR = 5 * 60
