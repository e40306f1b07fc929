import { and, desc, eq, ne, type SQL } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { blogPosts, blogPostSlugs } from '#app/platform/db/schema.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'

export type BlogPost = typeof blogPosts.$inferSelect

/** Articles on one page of the archive. */
const ARCHIVE_PAGE = 9

const summary = {
  title: blogPosts.title,
  slug: blogPosts.slug,
  excerpt: blogPosts.excerpt,
  category: blogPosts.category,
  coverImage: blogPosts.coverImage,
  imageAltText: blogPosts.imageAltText,
  publishedAt: blogPosts.publishedAt,
  updatedAt: blogPosts.updatedAt,
}

export type PostSummary = Pick<BlogPost, keyof typeof summary>

const isPublished = eq(blogPosts.status, 'published')
const newestFirst = [desc(blogPosts.publishedAt), desc(blogPosts.id)]

export async function getLatestPost(): Promise<PostSummary | null> {
  const [post] = await listPublished({ limit: 1 })
  return post ?? null
}

export function listPublished({ limit }: { limit: number }): Promise<PostSummary[]> {
  return selectPublished().limit(limit)
}

export type Archive = { posts: PostSummary[]; page: number; pages: number }

/** One page of the published posts, without the latest, which is shown above them. */
export async function getArchive(asked: { page: number; latest: string }): Promise<Archive> {
  const isOlder = ne(blogPosts.slug, asked.latest)
  const count = await db().$count(blogPosts, and(isPublished, isOlder))
  const pages = Math.max(1, Math.ceil(count / ARCHIVE_PAGE))
  const page = Math.min(asked.page, pages)
  const posts = await selectPublished(isOlder)
    .limit(ARCHIVE_PAGE)
    .offset((page - 1) * ARCHIVE_PAGE)
  return { posts, page, pages }
}

export async function getPublishedPost(slug: string): Promise<BlogPost | null> {
  if (slug.includes('\0')) return null
  const [post] = await db()
    .select()
    .from(blogPosts)
    .where(and(isPublished, eq(blogPosts.slug, slug)))
  return post ?? null
}

/** The slug that a published post has now, for one that it had before. */
export async function getNewSlug(oldSlug: string): Promise<string | null> {
  if (oldSlug.includes('\0')) return null
  const [post] = await db()
    .select({ slug: blogPosts.slug })
    .from(blogPostSlugs)
    .innerJoin(blogPosts, eq(blogPosts.id, blogPostSlugs.postId))
    .where(and(isPublished, eq(blogPostSlugs.slug, oldSlug)))
  return post?.slug ?? null
}

export function listAllPosts(_actor: Editor): Promise<BlogPost[]> {
  return db().select().from(blogPosts).orderBy(desc(blogPosts.createdAt), desc(blogPosts.id))
}

/** A post, published or not. */
export async function getPost({ id }: { actor: Editor; id: string }): Promise<BlogPost | null> {
  if (!isUuid(id)) return null
  const [post] = await db().select().from(blogPosts).where(eq(blogPosts.id, id))
  return post ?? null
}

function selectPublished(where?: SQL) {
  return db()
    .select(summary)
    .from(blogPosts)
    .where(and(isPublished, where))
    .orderBy(...newestFirst)
}
