/** The name, texts and addresses that an owner can change. */
export type SiteConfig = {
  name: string
  /** One sentence for search engines and link previews. */
  description: string
  /** A short description of the gallery. */
  promise: string
  /** The claims next to newsletter forms and, unless CLAIMS is `counted`, below the headline of the home page. */
  claims: { marketers: string; emails: string; brands: string; industries: string }
  newsletterPromise: string
  /** Contact addresses by subject, shown on the pages that name a contact. */
  mailboxes: { hello: string; legal: string; privacy: string; support: string }
}

const SITE_SETTINGS = [
  ...(['SITE_NAME', 'SITE_DESCRIPTION', 'SITE_PROMISE', 'NEWSLETTER_PROMISE'] as const),
  ...(['CLAIM_MARKETERS', 'CLAIM_EMAILS', 'CLAIM_BRANDS', 'CLAIM_INDUSTRIES'] as const),
  ...(['MAILBOX_HELLO', 'MAILBOX_LEGAL', 'MAILBOX_PRIVACY', 'MAILBOX_SUPPORT'] as const),
] as const

/** The settings that override the values below; `.env.example` documents them. */
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

/** The element in which the server passes the owner's values to the browser. */
export const SITE_ELEMENT = 'site-config'

/** What the browser puts over the values above: nothing if the owner changed none of them. */
export function siteForBrowser(settings: SiteSettings): Partial<SiteConfig> {
  return SITE_SETTINGS.some((name) => settings[name]) ? site : {}
}

/** Applies the owner's settings when the server starts. */
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

/** The document title of a page; the home page passes nothing and shows only the site's name. */
export function pageTitle(title?: string): string {
  return title ? `${title} | ${site.name}` : site.name
}
