import { href } from 'react-router'
import type { ImageKind } from '#app/features/og-images/queries.server.ts'
import { type CardContent, versionOf } from '#app/features/og-images/card-content.ts'
import type { PageImage } from '#app/http/page-meta.ts'
import { site } from '#app/site-config.ts'

/** The URL of a page's link preview image: it changes with the content, so the image may be cached forever. */
export function ogImage(kind: ImageKind, slug: string, content: CardContent): PageImage {
  const version = versionOf({ content, siteName: site.name })
  const path = href('/link-picture/:kind/:slug/:file', { kind, slug, file: `${version}.jpg` })
  return { path, alt: altOf(content) }
}

function altOf(content: CardContent): string {
  switch (content.kind) {
    case 'email':
      return `“${content.subject}”, an email from ${content.brand.name}, on a shelf`
    case 'brand':
      return `Emails from ${content.brand.name} on a shelf`
    default:
      return content.title
  }
}
