/** Posts that are installed and removed with the samples. */
import { eq } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { blogPosts } from '#app/platform/db/schema.ts'
import { storeFile } from '#app/platform/lib/storage.server.ts'
import type { BlogCategory } from './blog-categories.ts'
import { tableOfContents } from './table-of-contents.ts'

export type SamplePost = {
  title: string
  slug: string
  excerpt: string
  category: BlogCategory
  tags: readonly string[]
  body: string
  imageAltText: string
  publishedAt: string
  cover: Uint8Array
}

/** Adds the posts whose slug is not in use yet; an existing post is not changed. */
export async function loadSamplePosts(posts: readonly SamplePost[]): Promise<number> {
  const rows = await Promise.all(
    posts.map(async ({ cover, publishedAt, tags, ...post }) => ({
      ...post,
      tags: [...tags],
      coverImage: `/${await storeFile('media', cover, 'webp')}`,
      tableOfContents: tableOfContents(post.body),
      status: 'published' as const,
      sample: true,
      createdAt: new Date(publishedAt),
      publishedAt: new Date(publishedAt),
    })),
  )
  const added = await db()
    .insert(blogPosts)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: blogPosts.id })
  return added.length
}

export async function removeSamplePosts(): Promise<number> {
  const removed = await db()
    .delete(blogPosts)
    .where(eq(blogPosts.sample, true))
    .returning({ id: blogPosts.id })
  return removed.length
}
