/** Limits of draft previews. */
export const DRAFT_MB_MAX = 10
export const SOURCE_CHARS_MAX = 2_000_000
export const LINE_MAX = 300
/** When a preview expires, and how often a job deletes expired ones: together within the hour. */
export const DRAFT_PREVIEW_MINUTES = 50
export const PURGE_MINUTES = 5
/** For all visitors together: drafts waiting to be rendered, and previews that have not expired. */
export const WAITING_MAX = 6
export const DRAFT_PREVIEWS_MAX = 80
