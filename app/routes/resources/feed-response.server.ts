import { type FeedPage, lastChange, writeFeed } from '#app/discovery/feed.server.ts'
import { canonicalUrl } from '#app/platform/http/canonical.server.ts'
import { conditionalResponse } from '#app/platform/http/conditional-response.server.ts'
import { pageTitle } from '#app/platform/lib/site-config.ts'

/** How long feed readers may cache it. */
const SECONDS = 600

type Asked = { request: Request; url: URL }

/** An Atom feed; `headers` are added to its own, or replace them. */
export function feedResponse(
  { request, url }: Asked,
  page: Pick<FeedPage, 'path' | 'title' | 'description' | 'entries'>,
  headers: Record<string, string> = {},
): Response {
  const base = canonicalUrl(url, '')
  const text = writeFeed({ ...page, title: pageTitle(page.title), base, feedPath: url.pathname })
  return conditionalResponse(request, text, {
    type: 'application/atom+xml; charset=utf-8',
    seconds: SECONDS,
    lastModified: lastChange(page),
    // Browser-based feed readers are on other origins.
    headers: { 'Access-Control-Allow-Origin': '*', ...headers },
  })
}
