import { homeCard } from '#app/discovery/share-images/queries.server.ts'
import { canonicalUrl } from '#app/platform/http/canonical.server.ts'
import type { HeadMeta } from '#app/platform/http/page-meta.ts'
import { settleOrNull } from '#app/platform/http/streaming.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { setting } from '#app/platform/lib/setting.server.ts'
import { ogImage } from './og-image-url.server.ts'

/** Site data for the head of every page. A missing image does not fail the page. */
export async function headMeta(url: URL): Promise<HeadMeta> {
  const content = await settleOrNull(homeCard(), 'the link picture of the home page')
  return {
    base: canonicalUrl(url, ''),
    isIndexed: env().SITE_ENV === 'production' && setting('GALLERY_ACCESS') === 'public',
    picture: content && ogImage('page', 'home', content),
  }
}
