/** Previous and next email of the list a reader came from. It travels in the history entry. */

/** State passed with a link to an email about the list the reader came from. */
export type NavigationSource = {
  emailType?: { name: string; slug: string }
  /** Emails of the list around the first one, as `brand/email`. */
  neighbors?: string[]
}

export type EmailParams = { brandSlug: string; emailSlug: string }

/** Emails remembered in each direction: history entries are limited in size. */
const MAX_STEPS = 100

type Listed = { slug: string; brand: { slug: string } }

export function navigationSource(
  emails: Listed[],
  slug: string,
  emailType?: NavigationSource['emailType'],
): NavigationSource {
  return { ...(emailType && { emailType }), neighbors: neighborsOf(emails, slug) }
}

export function neighborsOf(emails: Listed[], slug: string): string[] {
  const index = emails.findIndex((email) => email.slug === slug)
  return emails
    .slice(Math.max(0, index - MAX_STEPS), index + MAX_STEPS + 1)
    .map((email) => `${email.brand.slug}/${email.slug}`)
}

/** The next email (1) or the one before (-1). */
export function adjacentEmail(neighbors: string[], current: Listed, step: 1 | -1): EmailParams | null {
  const index = neighbors.indexOf(`${current.brand.slug}/${current.slug}`)
  const [brandSlug, emailSlug] = (index >= 0 && neighbors[index + step]?.split('/')) || []
  return brandSlug && emailSlug ? { brandSlug, emailSlug } : null
}
