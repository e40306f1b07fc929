import { homeCard } from '#app/features/og-images/queries.server.ts'
import { canonicalUrl } from '#app/http/canonical.server.ts'
import type { HeadMeta } from '#app/http/page-meta.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'
import { env } from '#app/lib/env.server.ts'
import { ogImage } from './og-image-url.server.ts'

/** Site data for the head of every page. A missing image does not fail the page. */
export async function headMeta(url: URL): Promise<HeadMeta> {
  const content = await settleOrNull(homeCard(), 'the link picture of the home page')
  return {
    base: canonicalUrl(url, ''),
    isIndexed: env().SITE_ENV === 'production',
    picture: content && ogImage('page', 'home', content),
  }
}
