import { sitemapFile } from '#app/discovery/sitemap.server.ts'
import { canonicalUrl } from '#app/platform/http/canonical.server.ts'
import { plainResponse } from '#app/platform/http/plain-response.ts'
import { sitemapResponse } from './sitemap-response.server.ts'
import type { Route } from './+types/sitemap-part.ts'

/** One part of a sitemap that is too long for one file. */
export async function loader({ params, request, url }: Route.LoaderArgs) {
  const part = /^([1-9]\d{0,4})\.xml$/.exec(params.file)?.[1]
  const site = { base: canonicalUrl(url, '') }
  const file = part ? await sitemapFile(site, Number(part)) : null
  return file ? sitemapResponse(request, file, 'public, max-age=300') : plainResponse('No such sitemap.', 404)
}
