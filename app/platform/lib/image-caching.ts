/** Browsers keep images, whose URL changes with their content; shared caches drop a removed one in a minute. */
export const IMAGE_CACHING = 'public, max-age=31536000, s-maxage=60, immutable'
