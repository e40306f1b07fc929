import type { PostStatus } from './schema.ts'

/** When a post was first published: the moment it first becomes public, which later changes leave alone. */
export function publishedAtAfter(status: PostStatus, before: Date | null, now: Date): Date | null {
  return status === 'published' && !before ? now : before
}
