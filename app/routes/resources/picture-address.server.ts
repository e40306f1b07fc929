import { href } from 'react-router'
import type { Pictured } from '#app/features/link-pictures/queries.server.ts'
import { type Sketch, versionOf } from '#app/features/link-pictures/sketch.ts'
import type { PagePicture } from '#app/http/page-meta.ts'
import { site } from '#app/site-config.ts'

/** Where a page's link picture is: the address changes with what it shows, so that it may be kept for ever. */
export function pictureOf(kind: Pictured, slug: string, sketch: Sketch): PagePicture {
  const version = versionOf({ sketch, siteName: site.name })
  const path = href('/link-picture/:kind/:slug/:file', { kind, slug, file: `${version}.jpg` })
  return { path, alt: altOf(sketch) }
}

function altOf(sketch: Sketch): string {
  switch (sketch.kind) {
    case 'email':
      return `“${sketch.subject}”, an email from ${sketch.brand.name}, on a shelf`
    case 'brand':
      return `Emails from ${sketch.brand.name} on a shelf`
    default:
      return sketch.title
  }
}
