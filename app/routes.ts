/** Every URL of Mailshelf, in the order of the specification. No other file declares a path. */
import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/gallery/home.tsx'),
  route('email/:slug', 'routes/gallery/email-by-slug.tsx'),
  route('brand/:brandSlug', 'routes/gallery/brand.tsx'),
  route('brand/:brandSlug/email/:emailSlug', 'routes/gallery/email.tsx'),
  route('subscribe', 'routes/pages/subscribe.tsx'),
  route('menu-previews', 'routes/resources/menu-previews.ts'),
  route('*', 'routes/pages/not-found.tsx'),
] satisfies RouteConfig
