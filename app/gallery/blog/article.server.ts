import type { TocEntry } from '#app/platform/db/json-columns.ts'
import { cleanBody } from '#app/platform/lib/body-html.server.ts'
import type { BlogPost } from './queries.server.ts'
import { chosenContents, tableOfContents, withAnchors } from './table-of-contents.ts'

const SHOWN = [
  'title',
  'slug',
  'excerpt',
  'category',
  'authorName',
  'publishedAt',
  'updatedAt',
  'coverImage',
  'imageAltText',
  'tags',
  'textSize',
  'headingStyle',
] as const

type Shown = Pick<BlogPost, (typeof SHOWN)[number]>

export type Article = Shown & {
  /** Its headings carry the anchors of `contents`. */
  html: string
  contents: TocEntry[]
}

export function presentArticle(post: Shown & Pick<BlogPost, 'body' | 'tableOfContents'>): Article {
  const clean = cleanBody(post.body)
  return {
    ...(Object.fromEntries(SHOWN.map((name) => [name, post[name]])) as Shown),
    html: withAnchors(clean),
    contents: chosenContents(tableOfContents(clean), post.tableOfContents),
  }
}
