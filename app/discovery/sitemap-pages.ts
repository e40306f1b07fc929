export type SitemapEntry = {
  path: string
  priority: number
  changefreq: 'weekly' | 'monthly'
  lastmod?: Date | string
  image?: string
}

/**
 * `lastmod` is the day the text of a page last changed, or 'gallery' or 'blog' where it changes with those. `text` is
 * the setting with which owners replace it.
 */
type FixedPage = SitemapEntry & { lastmod: string; text?: 'PRIVACY_TEXT' | 'TERMS_TEXT' }

export const FIXED_PAGES: FixedPage[] = [
  { path: '/', priority: 1.0, changefreq: 'weekly', lastmod: 'gallery' },
  { path: '/email-types', priority: 0.9, changefreq: 'weekly', lastmod: 'gallery' },
  { path: '/blog', priority: 0.9, changefreq: 'weekly', lastmod: 'blog' },
  { path: '/browse', priority: 0.8, changefreq: 'weekly', lastmod: 'gallery' },
  { path: '/brands', priority: 0.8, changefreq: 'weekly', lastmod: 'gallery' },
  { path: '/seasonal', priority: 0.8, changefreq: 'weekly', lastmod: 'gallery' },
  { path: '/planner', priority: 0.7, changefreq: 'weekly', lastmod: 'gallery' },
  { path: '/state-of-email', priority: 0.7, changefreq: 'weekly', lastmod: 'gallery' },
  { path: '/preview-draft', priority: 0.7, changefreq: 'monthly', lastmod: '2026-11-23' },
  { path: '/checks', priority: 0.7, changefreq: 'weekly', lastmod: 'gallery' },
  { path: '/clean', priority: 0.7, changefreq: 'weekly', lastmod: 'gallery' },
  { path: '/about', priority: 0.6, changefreq: 'monthly', lastmod: '2026-11-20' },
  { path: '/contact', priority: 0.4, changefreq: 'monthly', lastmod: '2026-11-20' },
  { path: '/privacy', priority: 0.4, changefreq: 'monthly', lastmod: '2024-01-31', text: 'PRIVACY_TEXT' },
  { path: '/terms', priority: 0.4, changefreq: 'monthly', lastmod: '2024-01-31', text: 'TERMS_TEXT' },
  { path: '/login', priority: 0.7, changefreq: 'monthly', lastmod: '2026-11-20' },
  { path: '/signup', priority: 0.7, changefreq: 'monthly', lastmod: '2026-11-20' },
]

export const KINDS = {
  category: { priority: 0.8, changefreq: 'weekly' },
  brand: { priority: 0.7, changefreq: 'weekly' },
  metrics: { priority: 0.5, changefreq: 'weekly' },
  rule: { priority: 0.5, changefreq: 'monthly' },
  email: { priority: 0.6, changefreq: 'monthly' },
  post: { priority: 0.7, changefreq: 'monthly' },
  collection: { priority: 0.5, changefreq: 'weekly' },
} as const
