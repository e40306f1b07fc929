/**
 * Sent with everything of a draft preview: it is stored nowhere else, no search engine lists it, and its address does not
 * reach other sites. Its own form needs the address as its origin.
 */
export const DRAFT_PREVIEW_HEADERS = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
}
