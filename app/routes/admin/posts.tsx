import { useEffect } from 'react'
import { data, href, useRevalidator } from 'react-router'
import { deletePost } from '#app/gallery/blog/commands.server.ts'
import { PostTable } from '#app/gallery/blog/components/post-table.tsx'
import { adminCopy } from '#app/gallery/blog/admin-copy.ts'
import { listAllPosts } from '#app/gallery/blog/queries.server.ts'
import { redirectWithUndo, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import { settleOrNull } from '#app/platform/http/streaming.server.ts'
import { failedResult } from '#app/platform/lib/form-result.ts'
import { keepPage } from '#app/platform/http/with-fallback.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { toast } from '#app/platform/ui/toast.tsx'
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

export const action = formAction(
  { who: requireEditor, failed: words.deleteFailed, page: href('/admin/blog') },
  async ({ actor, form }) => {
    const deleted = await deletePost({ actor, id: formText(form, 'id') })
    if (!deleted) return failedResult(words.deleteFailed)
    return redirectWithUndo(href('/admin/blog'), { title: words.deleted, changeId: deleted.changeId })
  },
)

export const clientAction = keepPage(words.deleteFailed)

export default function Posts({ loaderData: { posts } }: Route.ComponentProps) {
  return (
    <div className="wrap pb-20">
      <div className="flex flex-wrap items-end justify-between gap-4 pt-10 pb-7.5">
        <h1 className="type-page">{words.title}</h1>
        {posts && posts.length > 0 && (
          <ButtonLink to={href('/admin/blog/new')} variant="primary">
            {words.create}
          </ButtonLink>
        )}
      </div>
      {!posts && <LoadFailure />}
      {posts?.length === 0 && (
        <div className="border-t border-line pt-10">
          <h2 className="type-head">{words.empty}</h2>
          <p className="mt-2 mb-6 type-body text-ink-soft">{words.emptyText}</p>
          <ButtonLink to={href('/admin/blog/new')} variant="primary">
            {words.create}
          </ButtonLink>
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
