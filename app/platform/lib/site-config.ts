import { DEFAULT_ACCENT } from './accent.ts'
import type { ModuleId } from './modules.ts'
import type { SiteImage } from './site-image.ts'

export const site = {
  name: 'Mailshelf',
  /** Shown instead of the name. */
  logo: null as SiteImage | null,
  icon: null as SiteImage | null,
  /** One sentence for search engines and link previews. */
  description: 'Curated marketing emails from top brands. Browse, compare and save the ones you like.',
  promise: 'Great email design, all in one place.',
  headline: 'Discover what great email looks like',
  accent: DEFAULT_ACCENT,
  /** The claims next to newsletter forms (no marketers if unknown) and, unless CLAIMS is `counted`, below the headline of the home page. */
  claims: { marketers: '10,000+', emails: '10,000+', brands: '500+', industries: 'All' },
  newsletterPromise: 'One good email about good email, every other Thursday.',
  /** Contact addresses by subject, shown on the pages that name a contact. */
  mailboxes: {
    hello: 'hello@mailshelf.example',
    legal: 'legal@mailshelf.example',
    privacy: 'privacy@mailshelf.example',
    support: 'support@mailshelf.example',
  },
  /** The country or state whose laws govern the terms, as in 'the laws of …'. */
  jurisdiction: 'Israel',
  /** The IANA name of the time zone in which days begin. */
  timeZone: 'UTC',
  modulesOff: [] as ModuleId[],
  /** Whether an account that visitors create without an invitation shows them something. */
  isSignUpOpen: true,
}

/** The element in which the server passes the owner's values to the browser. */
export const SITE_ELEMENT = 'site-config'

/** Whether strangers may see a file, also those of a private gallery: its logo and its icon. */
export function isSiteImage(path: string): boolean {
  return path === site.logo?.src || path === site.icon?.src
}

/** The document title of a page; the home page passes nothing and shows only the site's name. */
export function pageTitle(title?: string): string {
  return title ? `${title} | ${site.name}` : site.name
}
