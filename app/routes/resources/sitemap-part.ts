import { readWritten } from '#app/discovery/sitemap-job.server.ts'
import { sitemapFile } from '#app/discovery/sitemap.server.ts'
import { canonicalUrl } from '#app/platform/http/canonical.server.ts'
import { plainResponse } from '#app/platform/http/plain-response.ts'
import { sitemapResponse } from './sitemap-response.server.ts'
import type { Route } from './+types/sitemap-part.ts'

export async function loader({ params, request, url }: Route.LoaderArgs) {
  const part = Number(/^([1-9]\d{0,4})\.xml$/.exec(params.file)?.[1])
  const base = canonicalUrl(url, '')
  const file = part
    ? ((await readWritten(base, part, request.signal)) ?? (await sitemapFile({ base }, part)))
    : null
  return file ? sitemapResponse(request, file, 'public, max-age=300') : plainResponse('No such sitemap.', 404)
}
