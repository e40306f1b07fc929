import type { TocEntry } from '#app/platform/db/json-columns.ts'
import { cleanBody } from './body-html.server.ts'
import type { BlogPost } from './queries.server.ts'
import { chosenContents, tableOfContents, withAnchors } from './table-of-contents.ts'

export type Article = Pick<
  BlogPost,
  | 'title'
  | 'slug'
  | 'excerpt'
  | 'category'
  | 'authorName'
  | 'publishedAt'
  | 'updatedAt'
  | 'coverImage'
  | 'imageAltText'
  | 'tags'
  | 'textSize'
  | 'headingStyle'
> & {
  /** Clean HTML whose headings carry the anchors of `contents`. */
  html: string
  contents: TocEntry[]
}

export function presentArticle(
  post: Omit<Article, 'html' | 'contents'> & Pick<BlogPost, 'body' | 'tableOfContents'>,
): Article {
  const { body, tableOfContents: chosen } = post
  const clean = cleanBody(body)
  return {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    category: post.category,
    authorName: post.authorName,
    publishedAt: post.publishedAt,
    updatedAt: post.updatedAt,
    coverImage: post.coverImage,
    imageAltText: post.imageAltText,
    tags: post.tags,
    textSize: post.textSize,
    headingStyle: post.headingStyle,
    html: withAnchors(clean),
    contents: chosenContents(tableOfContents(clean), chosen),
  }
}
