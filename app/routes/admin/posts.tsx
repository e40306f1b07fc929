import { useEffect } from 'react'
import { data, href, Link, useRevalidator } from 'react-router'
import { deletePost } from '#app/features/blog/commands.server.ts'
import { PostTable } from '#app/features/blog/components/post-table.tsx'
import { adminCopy } from '#app/features/blog/admin-copy.ts'
import { listAllPosts } from '#app/features/blog/queries.server.ts'
import { redirectWithToast, redirectWithUndo } from '#app/http/flash.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { formText } from '#app/lib/form-text.ts'
import { sentForm } from '#app/http/read-form.ts'
import { requireEditor } from '#app/http/session.server.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.tsx'
import { withToast } from '#app/http/with-fallback.ts'
import type { Route } from './+types/posts.ts'

const words = adminCopy.list

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  const all = await settleOrNull(listAllPosts(actor), 'the list of posts')
  const posts = all?.map(({ id, title, slug, status, category, publishedAt }) => {
    return { id, title, slug, status, category, publishedAt }
  })
  return data({ posts: posts ?? null }, all ? 200 : 500)
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

/** Deletes a post. */
export async function action({ context, request }: Route.ActionArgs) {
  const actor = await requireEditor(context, request)
  const id = formText(await sentForm(request), 'id')
  const deleted = await settleOrNull(deletePost({ actor, id }), 'deleting a post')
  return deleted
    ? redirectWithUndo(href('/admin/blog'), { title: words.deleted, changeId: deleted.changeId })
    : redirectWithToast(href('/admin/blog'), { title: words.deleteFailed, kind: 'destructive' })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withToast(serverAction, words.deleteFailed)
}

export default function Posts({ loaderData: { posts } }: Route.ComponentProps) {
  return (
    <div className="wrap pb-20">
      <div className="flex flex-wrap items-end justify-between gap-4 pt-10 pb-7.5">
        <h1 className="font-display text-[2.375rem]/[1.1] tracking-[-0.03em]">{words.title}</h1>
        {posts && posts.length > 0 && (
          <Button asChild variant="primary">
            <Link to={href('/admin/blog/new')}>{words.create}</Link>
          </Button>
        )}
      </div>
      {!posts && <LoadFailure />}
      {posts?.length === 0 && (
        <div className="border-t border-line pt-10">
          <h2 className="type-head">{words.empty}</h2>
          <p className="mt-2 mb-6 type-body text-ink-soft">{words.emptyText}</p>
          <Button asChild variant="primary">
            <Link to={href('/admin/blog/new')}>{words.create}</Link>
          </Button>
        </div>
      )}
      {posts && posts.length > 0 && <PostTable posts={posts} />}
    </div>
  )
}

function LoadFailure() {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    toast({ title: words.error, description: words.loadFailed, kind: 'destructive' })
  }, [])
  return (
    <div className="border-t border-line pt-8">
      <p className="mb-4 type-body">{words.loadFailed}</p>
      <Button aria-disabled={state !== 'idle' || undefined} onClick={() => void revalidate()}>
        {words.tryAgain}
      </Button>
    </div>
  )
}
