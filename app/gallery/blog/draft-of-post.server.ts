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
  return { ...fieldsOf(post), slugIsOwn: true, blocks: blocksToEdit(post.body) }
}

/** A hash of everything in a post that the form can change; it differs whenever any of that differs. */
export function versionOf(post: StoredPost): string {
  return createHash('sha256')
    .update(JSON.stringify([fieldsOf(post), post.body]))
    .digest('base64url')
}

function fieldsOf(post: StoredPost) {
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
    authorName: post.authorName ?? '',
    coverImage: post.coverImage ?? '',
    entries: post.tableOfContents.map((entry) => entry.title),
  }
}
