/** What an owner may call their own: name, words and addresses that stand on many pages. */
export type SiteConfig = {
  name: string
  /** One sentence for search engines and link previews. */
  description: string
  /** The claims under the headline of the home page and beside newsletter boxes. */
  claims: { marketers: string; emails: string; brands: string; industries: string }
  newsletterPromise: string
  /** Where people write to, by subject; shown on the pages that name a contact. */
  mailboxes: { hello: string; privacy: string; support: string }
}

export const site: SiteConfig = {
  name: 'Mailshelf',
  description: 'Curated marketing emails from top brands, on one wall. Look, compare, keep the good ones.',
  claims: { marketers: '10,000+', emails: '10,000+', brands: '500+', industries: 'All' },
  newsletterPromise: 'One good email about good email, every other Thursday.',
  mailboxes: {
    hello: 'hello@mailshelf.example',
    privacy: 'privacy@mailshelf.example',
    support: 'support@mailshelf.example',
  },
}

/** The document title of a page; the home page passes nothing and shows the name alone. */
export function pageTitle(title?: string): string {
  return title ? `${title} | ${site.name}` : site.name
}
