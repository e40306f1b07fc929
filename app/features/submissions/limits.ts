/** What a member may send in. */
export const SUBMISSION_MB_MAX = 10
export const SOURCE_CHARS_MAX = 2_000_000
export const NOTE_MAX = 1000
export const BRAND_MAX = 120
export const SUBJECT_MAX = 300
/** Of one member, that nobody has decided about yet. */
export const WAITING_MAX = 50
