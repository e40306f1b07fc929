/** What an owner may call their own: name, words and addresses that stand on many pages. */
export type SiteConfig = {
  name: string
  /** One sentence for search engines and link previews. */
  description: string
  /** What the gallery is, in half a line. */
  promise: string
  /** The claims under the headline of the home page and beside newsletter boxes. */
  claims: { marketers: string; emails: string; brands: string; industries: string }
  newsletterPromise: string
  /** Where people write to, by subject; shown on the pages that name a contact. */
  mailboxes: { hello: string; legal: string; privacy: string; support: string }
}

const SITE_SETTINGS = [
  ...(['SITE_NAME', 'SITE_DESCRIPTION', 'SITE_PROMISE', 'NEWSLETTER_PROMISE'] as const),
  ...(['CLAIM_MARKETERS', 'CLAIM_EMAILS', 'CLAIM_BRANDS', 'CLAIM_INDUSTRIES'] as const),
  ...(['MAILBOX_HELLO', 'MAILBOX_LEGAL', 'MAILBOX_PRIVACY', 'MAILBOX_SUPPORT'] as const),
] as const

/** The settings that change what is below; `.env.example` explains them. */
export type SiteSettings = Partial<Record<(typeof SITE_SETTINGS)[number], string>>

export const site: SiteConfig = {
  name: 'Mailshelf',
  description: 'Curated marketing emails from top brands, on one wall. Look, compare, keep the good ones.',
  promise: 'Great email, kept where you can see it.',
  claims: { marketers: '10,000+', emails: '10,000+', brands: '500+', industries: 'All' },
  newsletterPromise: 'One good email about good email, every other Thursday.',
  mailboxes: {
    hello: 'hello@mailshelf.example',
    legal: 'legal@mailshelf.example',
    privacy: 'privacy@mailshelf.example',
    support: 'support@mailshelf.example',
  },
}

/** The element in which the server tells the browser what the owner has changed. */
export const SITE_ELEMENT = 'site-config'

/** The settings that differ, for the browser. */
export function chosenSiteSettings(settings: SiteSettings): SiteSettings {
  return Object.fromEntries(SITE_SETTINGS.flatMap((name) => (settings[name] ? [[name, settings[name]]] : [])))
}

/** Puts the owner's own words in the place of ours; before the first page is drawn, on both sides. */
export function applySiteSettings(settings: SiteSettings): void {
  const { claims, mailboxes } = site
  site.name = settings.SITE_NAME ?? site.name
  site.description = settings.SITE_DESCRIPTION ?? site.description
  site.promise = settings.SITE_PROMISE ?? site.promise
  site.newsletterPromise = settings.NEWSLETTER_PROMISE ?? site.newsletterPromise
  claims.marketers = settings.CLAIM_MARKETERS ?? claims.marketers
  claims.emails = settings.CLAIM_EMAILS ?? claims.emails
  claims.brands = settings.CLAIM_BRANDS ?? claims.brands
  claims.industries = settings.CLAIM_INDUSTRIES ?? claims.industries
  mailboxes.hello = settings.MAILBOX_HELLO ?? mailboxes.hello
  mailboxes.legal = settings.MAILBOX_LEGAL ?? mailboxes.legal
  mailboxes.privacy = settings.MAILBOX_PRIVACY ?? mailboxes.privacy
  mailboxes.support = settings.MAILBOX_SUPPORT ?? mailboxes.support
}

/** The document title of a page; the home page passes nothing and shows the name alone. */
export function pageTitle(title?: string): string {
  return title ? `${title} | ${site.name}` : site.name
}
