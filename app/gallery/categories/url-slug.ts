const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** A slug in a URL. Anything else counts as missing. */
export function readSlug(written: string | null): string | null {
  const slug = written?.trim().toLowerCase() ?? ''
  return SLUG.test(slug) ? slug : null
}
