/** What may be rehearsed, how many at once, and for how long. */
export const DRAFT_MB_MAX = 10
export const SOURCE_CHARS_MAX = 2_000_000
export const LINE_MAX = 300
/** When a rehearsal ends, and how long it may take until a job deletes it: together within the hour. */
export const REHEARSAL_MINUTES = 50
export const PURGE_MINUTES = 5
/** Of all visitors together: drafts that wait to be rendered, and rehearsals that have not ended. */
export const WAITING_MAX = 6
export const REHEARSALS_MAX = 80
