/** Every URL of Mailshelf, in the order of the specification. No other file declares a path. */
import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/gallery/home.tsx'),
  route('email/:slug', 'routes/gallery/email-by-slug.tsx'),
  route('brand/:brandSlug', 'routes/gallery/brand.tsx'),
  route('brand/:brandSlug/email/:emailSlug', 'routes/gallery/email.tsx'),
  route('category/:slug?', 'routes/gallery/category.tsx'),
  route('email-type/:tagSlug', 'routes/gallery/email-type.tsx'),
  route('seasonal/:slug', 'routes/gallery/category.tsx', { id: 'seasonal' }),
  route('email-types', 'routes/gallery/email-types.tsx'),
  route('brands', 'routes/gallery/brands.tsx'),
  route('browse', 'routes/gallery/browse.tsx'),
  route('subscribe', 'routes/pages/subscribe.tsx'),
  route('more-emails', 'routes/resources/more-emails.ts'),
  route('menu-previews', 'routes/resources/menu-previews.ts'),
  route('*', 'routes/pages/not-found.tsx'),
] satisfies RouteConfig
