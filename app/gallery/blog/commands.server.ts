import { randomUUID } from 'node:crypto'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import { blogPosts, blogPostSlugs } from '#app/platform/db/schema.ts'
import { recordChange } from '#app/platform/changes/change.server.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { bodyOfBlocks } from './body-codec.server.ts'
import { cleanBody } from '#app/platform/lib/body-html.server.ts'
import type { BlogPost } from './queries.server.ts'
import type { PostInput } from './schema.ts'
import { anchorOf } from './table-of-contents.ts'

export type PostOutcome =
  | { ok: true; id: string; changeId: string | null }
  | { ok: false; reason: 'not-found' | 'slug-taken' }
  /** Another editor has saved the post since; `version` is theirs. */
  | { ok: false; reason: 'changed'; version: string }

type PostCommand = {
  actor: Editor
  input: PostInput
  canonicalOf: (slug: string) => string
}

export async function createPost({ actor, input, canonicalOf }: PostCommand): Promise<PostOutcome> {
  const id = randomUUID()
  return inTransaction(async (tx) => {
    const rows = [{ table: blogPosts, where: eq(blogPosts.id, id) }]
    const { result: made, changeId } = await recordChange(
      tx,
      { actor, kind: 'post-added', label: input.title, rows },
      () =>
        tx
          .insert(blogPosts)
          .values({
            id,
            ...columns(input),
            canonicalUrl: canonicalOf(input.slug),
            publishedAt: publishedAt(input, null),
            createdBy: actor.id,
          })
          // Two posts with the same title race here; the second has to choose another slug.
          .onConflictDoNothing({ target: blogPosts.slug })
          .returning({ id: blogPosts.id }),
    )
    return made.length > 0 ? { ok: true, id, changeId } : { ok: false, reason: 'slug-taken' }
  })
}

/** Updates a post if it is still at `version`; otherwise saves nothing. */
export async function updatePost({
  actor,
  id,
  input,
  version,
  canonicalOf,
}: PostCommand & { id: string; version: string }): Promise<PostOutcome> {
  if (!isUuid(id)) return { ok: false, reason: 'not-found' }
  return inTransaction(async (tx) => {
    const [post] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update')
    if (!post) return { ok: false, reason: 'not-found' }
    if (versionOf(post) !== version) return { ok: false, reason: 'changed', version: versionOf(post) }
    const [taken] = await tx
      .select({ id: blogPosts.id })
      .from(blogPosts)
      .where(and(eq(blogPosts.slug, input.slug), ne(blogPosts.id, id)))
    if (taken) return { ok: false, reason: 'slug-taken' }
    const rows = [
      { table: blogPosts, where: eq(blogPosts.id, id) },
      { table: blogPostSlugs, where: inArray(blogPostSlugs.slug, [post.slug, input.slug]) },
    ]
    const { changeId } = await recordChange(
      tx,
      { actor, kind: 'post-changed', label: input.title, count: 1, rows },
      async () => {
        if (post.publishedAt && post.slug !== input.slug) await keepSlug(post, tx)
        await tx
          .update(blogPosts)
          .set({
            ...columns(input),
            canonicalUrl: canonicalOf(input.slug),
            publishedAt: publishedAt(input, post.publishedAt),
            // A sample that was edited belongs to the owner and stays when the samples are removed.
            sample: false,
          })
          .where(eq(blogPosts.id, id))
      },
    )
    return { ok: true, id, changeId }
  })
}

/** Readers and search engines know the address that a published post had: it goes on leading to the post. */
async function keepSlug({ id, slug }: BlogPost, tx: Transaction): Promise<void> {
  await tx
    .insert(blogPostSlugs)
    .values({ slug, postId: id })
    // Two posts had it one after the other: it leads to the one that had it last.
    .onConflictDoUpdate({ target: blogPostSlugs.slug, set: { postId: id } })
}

/** Null if there is no such post. */
export async function deletePost({
  actor,
  id,
}: {
  actor: Editor
  id: string
}): Promise<{ changeId: string | null } | null> {
  if (!isUuid(id)) return null
  return inTransaction(async (tx) => {
    const where = eq(blogPosts.id, id)
    const [post] = await tx.select({ title: blogPosts.title }).from(blogPosts).where(where)
    if (!post) return null
    const rows = [
      { table: blogPosts, where },
      { table: blogPostSlugs, where: eq(blogPostSlugs.postId, id) },
    ]
    const { result: deleted, changeId } = await recordChange(
      tx,
      { actor, kind: 'post-deleted', label: post.title, rows },
      () => tx.delete(blogPosts).where(where).returning({ id: blogPosts.id }),
    )
    return deleted.length > 0 ? { changeId } : null
  })
}

export function versionOf({ updatedAt }: Pick<BlogPost, 'updatedAt'>): string {
  return updatedAt.toISOString()
}

/** When a post was first published; later changes of the status keep this date. */
function publishedAt({ status }: PostInput, before: Date | null): Date | null {
  return status === 'published' && !before ? new Date() : before
}

function columns({ blocks, entries, ...input }: PostInput) {
  return {
    ...input,
    body: cleanBody(bodyOfBlocks(blocks)),
    tableOfContents: entries.map((title) => ({ title, anchor: anchorOf(title), level: 2 })),
  }
}
