const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** A slug in an address. Addresses are typed and mangled by people: what is no slug counts as absent. */
export function readSlug(written: string | null): string | null {
  const slug = written?.trim().toLowerCase() ?? ''
  return SLUG.test(slug) ? slug : null
}
