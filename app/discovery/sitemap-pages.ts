/** The sitemap's settings for each kind of page, and the pages that always exist. */

import type { FixedName } from './public-paths.ts'

type Frequency = 'weekly' | 'monthly'

export type SitemapEntry = {
  path: string
  priority: number
  changefreq: Frequency
  lastmod?: Date | string
  /** The path of the page's main image. */
  image?: string
}

/** `lastmod` is the day the text of a page last changed, or 'gallery' or 'blog' where it changes with those. */
type FixedPage = Omit<SitemapEntry, 'path' | 'lastmod'> & { name: FixedName; lastmod: string }

export const FIXED_PAGES: FixedPage[] = [
  { name: 'home', priority: 1.0, changefreq: 'weekly', lastmod: 'gallery' },
  { name: 'emailTypes', priority: 0.9, changefreq: 'weekly', lastmod: 'gallery' },
  { name: 'blog', priority: 0.9, changefreq: 'weekly', lastmod: 'blog' },
  { name: 'browse', priority: 0.8, changefreq: 'weekly', lastmod: 'gallery' },
  { name: 'brands', priority: 0.8, changefreq: 'weekly', lastmod: 'gallery' },
  { name: 'seasonal', priority: 0.8, changefreq: 'weekly', lastmod: 'gallery' },
  { name: 'planner', priority: 0.7, changefreq: 'weekly', lastmod: 'gallery' },
  { name: 'stateOfEmail', priority: 0.7, changefreq: 'weekly', lastmod: 'gallery' },
  { name: 'draftPreview', priority: 0.7, changefreq: 'monthly', lastmod: '2026-11-23' },
  { name: 'checks', priority: 0.7, changefreq: 'weekly', lastmod: 'gallery' },
  { name: 'clean', priority: 0.7, changefreq: 'weekly', lastmod: 'gallery' },
  { name: 'about', priority: 0.6, changefreq: 'monthly', lastmod: '2026-11-20' },
  { name: 'contact', priority: 0.4, changefreq: 'monthly', lastmod: '2026-11-20' },
  { name: 'privacy', priority: 0.4, changefreq: 'monthly', lastmod: '2024-01-31' },
  { name: 'terms', priority: 0.4, changefreq: 'monthly', lastmod: '2024-01-31' },
  { name: 'login', priority: 0.7, changefreq: 'monthly', lastmod: '2026-11-20' },
  { name: 'signup', priority: 0.7, changefreq: 'monthly', lastmod: '2026-11-20' },
]

type Kind = Pick<SitemapEntry, 'priority' | 'changefreq'>

export const CATEGORY: Kind = { priority: 0.8, changefreq: 'weekly' }
export const BRAND: Kind = { priority: 0.7, changefreq: 'weekly' }
export const METRICS: Kind = { priority: 0.5, changefreq: 'weekly' }
export const RULE: Kind = { priority: 0.5, changefreq: 'monthly' }
export const REPORT: Kind = { priority: 0.5, changefreq: 'monthly' }
export const EMAIL: Kind = { priority: 0.6, changefreq: 'monthly' }
export const POST: Kind = { priority: 0.7, changefreq: 'monthly' }
export const COLLECTION: Kind = { priority: 0.5, changefreq: 'weekly' }
