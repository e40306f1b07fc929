/** Apart from the schema, which the browser does not load for these. */
export const PASSWORD_MIN = 8
/** Longer passwords only cost time to hash. */
export const PASSWORD_MAX = 200
