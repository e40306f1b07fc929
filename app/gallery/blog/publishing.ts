import type { PostStatus } from './schema.ts'

/** When a post was first published; later changes of the status keep this date. */
export function publishedAtAfter(status: PostStatus, before: Date | null, now: Date): Date | null {
  return status === 'published' && !before ? now : before
}
