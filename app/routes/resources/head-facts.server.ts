import { homeSketch } from '#app/features/link-pictures/queries.server.ts'
import { canonicalUrl } from '#app/http/canonical.server.ts'
import type { HeadFacts } from '#app/http/page-meta.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'
import { env } from '#app/lib/env.server.ts'
import { pictureOf } from './picture-address.server.ts'

/** What the head of every page needs to know of the site. No page fails for want of a picture. */
export async function headFacts(url: URL): Promise<HeadFacts> {
  const sketch = await settleOrNull(homeSketch(), 'the link picture of the home page')
  return {
    base: canonicalUrl(url, ''),
    isIndexed: env().SITE_ENV === 'production',
    picture: sketch && pictureOf('page', 'home', sketch),
  }
}
