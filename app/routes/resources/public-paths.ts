import { href } from 'react-router'
import { categoryPagePath, emailTypePath } from '#app/gallery/categories/components/category-path.ts'
import { rulePath } from '#app/inspection/checks/components/check-path.ts'
import {
  brandAnalyticsPath,
  categoryAnalyticsPath,
} from '#app/analytics/brand-analytics/components/metric-links.ts'
import type { PublicPaths } from '#app/discovery/public-paths.ts'

export const publicPaths: PublicPaths = {
  fixed: {
    home: href('/'),
    emailTypes: href('/email-types'),
    blog: href('/blog'),
    browse: href('/browse'),
    brands: href('/brands'),
    seasonal: href('/seasonal'),
    planner: href('/planner'),
    draftPreview: href('/preview-draft'),
    stateOfEmail: href('/state-of-email/:month?'),
    checks: href('/checks'),
    clean: href('/clean'),
    about: href('/about'),
    contact: href('/contact'),
    privacy: href('/privacy'),
    terms: href('/terms'),
    login: href('/login'),
    signup: href('/signup'),
  },
  brand: (slug) => href('/brand/:brandSlug', { brandSlug: slug }),
  category: ({ type, slug }) => (type === 'email_type' ? emailTypePath(slug) : categoryPagePath(slug)),
  brandAnalytics: brandAnalyticsPath,
  categoryAnalytics: categoryAnalyticsPath,
  rule: rulePath,
  reportMonth: (month) => href('/state-of-email/:month?', { month }),
  email: ({ brandSlug, slug }) => href('/brand/:brandSlug/email/:emailSlug', { brandSlug, emailSlug: slug }),
  post: (slug) => href('/blog/:slug', { slug }),
  collection: (slug) => href('/collection/:slug', { slug }),
  sitemapPart: (part) => href('/sitemap/:file', { file: `${part}.xml` }),
}
