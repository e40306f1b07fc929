import { readWritten } from '#app/discovery/sitemap-job.server.ts'
import { homeSitemap, sitemapFile } from '#app/discovery/sitemap.server.ts'
import { canonicalUrl } from '#app/platform/http/canonical.server.ts'
import { settleOrNull } from '#app/platform/http/streaming.server.ts'
import { sitemapResponse } from './sitemap-response.server.ts'
import type { Route } from './+types/sitemap.ts'

/** The sitemap, or the index of its parts. If it cannot be generated, a sitemap with the home page only. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const site = { base: canonicalUrl(url, '') }
  const found = readWritten(site.base, undefined, request.signal).then((index) => index ?? sitemapFile(site))
  const file = await settleOrNull(found, 'the sitemap')
  return file
    ? sitemapResponse(request, file, 'public, max-age=300')
    : sitemapResponse(request, await homeSitemap(site), 'no-store')
}
