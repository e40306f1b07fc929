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
    slugIsOwn: true,
    excerpt,
    category,
    authorName: post.authorName ?? '',
    blocks: blocksToEdit(post.body),
    coverImage: post.coverImage ?? '',
    imageAltText,
    tags,
    entries: post.tableOfContents.map((entry) => entry.title),
    textSize,
    headingStyle,
    status,
  }
}
