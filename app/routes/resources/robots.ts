import { href } from 'react-router'
import { canonicalUrl } from '#app/platform/http/canonical.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { setting } from '#app/platform/lib/setting.server.ts'
import type { Route } from './+types/robots.ts'

/** Everything is allowed in production, and nothing anywhere else. */
export function loader({ url }: Route.LoaderArgs) {
  const isIndexed = env().SITE_ENV === 'production' && setting('GALLERY_ACCESS') === 'public'
  const text = isIndexed
    ? `User-agent: *\nAllow: /\n\nSitemap: ${canonicalUrl(url, href('/sitemap.xml'))}\n`
    : 'User-agent: *\nDisallow: /\n'
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }
  return new Response(text, { headers })
}
