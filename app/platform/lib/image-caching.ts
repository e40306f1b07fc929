/**
 * How long images may be cached. Browsers may keep them: their URL changes with their content. A shared cache asks
 * again every minute, so that it drops an image that was taken down.
 */
export const IMAGE_CACHING = 'public, max-age=31536000, s-maxage=60, immutable'
