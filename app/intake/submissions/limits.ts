/** Limits of submissions. */
export const SUBMISSION_MB_MAX = 10
export const SOURCE_CHARS_MAX = 2_000_000
export const NOTE_MAX = 1000
export const BRAND_MAX = 120
export const SUBJECT_MAX = 300
/** For one member, without a decision yet. */
export const WAITING_MAX = 50
