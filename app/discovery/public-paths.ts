/** The pages that always exist. */
export type FixedName =
  | 'home'
  | 'emailTypes'
  | 'blog'
  | 'browse'
  | 'brands'
  | 'seasonal'
  | 'planner'
  | 'draftPreview'
  | 'stateOfEmail'
  | 'checks'
  | 'clean'
  | 'about'
  | 'contact'
  | 'privacy'
  | 'terms'
  | 'login'
  | 'signup'

/** URLs of public pages. The routes provide them to sitemap and feeds. */
export type PublicPaths = {
  fixed: Record<FixedName, string>
  brand: (slug: string) => string
  brandAnalytics: (slug: string) => string
  /** The page of a category, of whatever type. */
  category: (category: { type: string; slug: string }) => string
  categoryAnalytics: (slug: string) => string
  rule: (rule: string) => string
  reportMonth: (month: string) => string
  email: (email: { brandSlug: string; slug: string }) => string
  post: (slug: string) => string
  collection: (slug: string) => string
  sitemapPart: (part: number) => string
}
