import { href } from 'react-router'
import type { ImageKind } from '#app/discovery/share-images/queries.server.ts'
import { type CardContent, versionOf } from '#app/discovery/share-images/card-content.ts'
import type { PageImage } from '#app/platform/http/page-meta.ts'
import { site } from '#app/platform/lib/site-config.ts'

/** The URL of a page's link preview image: it changes with the content, so the image may be cached forever. */
export function ogImage(kind: ImageKind, slug: string, content: CardContent): PageImage {
  const version = versionOf({ content, siteName: site.name })
  const path = href('/link-picture/:kind/:slug/:file', { kind, slug, file: `${version}.jpg` })
  return { path, alt: content.alt }
}
