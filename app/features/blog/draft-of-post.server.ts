import { createHash } from 'node:crypto'
import { blocksToEdit } from './body-codec.server.ts'
import type { PostDraft } from './post-draft.ts'

type StoredPost = Omit<PostDraft, 'slugIsOwn' | 'blocks' | 'entries' | 'authorName' | 'coverImage'> & {
  body: string
  authorName: string | null
  coverImage: string | null
  tableOfContents: readonly { title: string }[]
}

export function draftOfPost(post: StoredPost): PostDraft {
  const { title, slug, excerpt, category, imageAltText, tags, textSize, headingStyle, status } = post
  return {
    title,
    slug,
    excerpt,
    category,
    imageAltText,
    tags,
    textSize,
    headingStyle,
    status,
    slugIsOwn: true,
    authorName: post.authorName ?? '',
    coverImage: post.coverImage ?? '',
    blocks: blocksToEdit(post.body),
    entries: post.tableOfContents.map((entry) => entry.title),
  }
}

/** A hash of everything in a post that the form can change; it differs whenever any of that differs. */
export function versionOf(post: StoredPost): string {
  const { title, slug, excerpt, category, authorName, body, coverImage, imageAltText } = post
  const { tags, tableOfContents, textSize, headingStyle, status } = post
  const entries = tableOfContents.map((entry) => entry.title)
  const texts = [title, slug, excerpt, category, authorName, body, coverImage, imageAltText]
  const said = JSON.stringify([...texts, tags, entries, textSize, headingStyle, status])
  return createHash('sha256').update(said).digest('base64url')
}
