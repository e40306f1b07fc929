/**
 * How long pictures may be cached. Browsers may keep them: their URL changes with their content. A cache that many people
 * share asks again every minute, so that a picture that was removed is gone from it as well.
 */
export const IMAGE_CACHING = 'public, max-age=31536000, s-maxage=60, immutable'
