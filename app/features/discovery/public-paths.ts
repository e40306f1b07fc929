/** The pages that are always there. */
export type FixedName =
  | 'home'
  | 'emailTypes'
  | 'blog'
  | 'browse'
  | 'brands'
  | 'about'
  | 'contact'
  | 'privacy'
  | 'terms'
  | 'login'
  | 'signup'

/** Where public pages live. The routes know; whoever lists pages for machines is told. */
export type PublicPaths = {
  fixed: Record<FixedName, string>
  brand: (slug: string) => string
  /** The page of a category, of whatever type. */
  category: (category: { type: string; slug: string }) => string
  email: (email: { brandSlug: string; slug: string }) => string
  post: (slug: string) => string
  sitemapPart: (part: number) => string
}
