/** The way from an email to its neighbours in the list a reader came from. It travels in the history's entry. */

/** What a link to an email's page tells it about where the reader came from. */
export type CameFrom = {
  emailType?: { name: string; slug: string }
  /** Emails of the list around the first one, as `brand/email`. */
  walk?: string[]
}

export type EmailAddress = { brandSlug: string; emailSlug: string }

/** So far a walk leads in each direction: history entries are small. */
const REACH = 100

type Listed = { slug: string; brand: { slug: string } }

export function cameThrough(emails: Listed[], slug: string, emailType?: CameFrom['emailType']): CameFrom {
  return { ...(emailType && { emailType }), walk: walkAround(emails, slug) }
}

export function walkAround(emails: Listed[], slug: string): string[] {
  const place = emails.findIndex((email) => email.slug === slug)
  return emails
    .slice(Math.max(0, place - REACH), place + REACH + 1)
    .map((email) => `${email.brand.slug}/${email.slug}`)
}

/** Where a step along the walk leads: 1 is the next email, -1 the one before. */
export function stepAlong(walk: string[], here: Listed, step: 1 | -1): EmailAddress | null {
  const place = walk.indexOf(`${here.brand.slug}/${here.slug}`)
  const [brandSlug, emailSlug] = (place >= 0 && walk[place + step]?.split('/')) || []
  return brandSlug && emailSlug ? { brandSlug, emailSlug } : null
}
