import { href, redirect } from 'react-router'
import { updatePost, versionOf } from '#app/gallery/blog/commands.server.ts'
import { PostForm } from '#app/gallery/blog/components/post-form.tsx'
import type { PostFormResult } from '#app/gallery/blog/post-draft.ts'
import { adminCopy } from '#app/gallery/blog/admin-copy.ts'
import { draftOfPost } from '#app/gallery/blog/draft-of-post.server.ts'
import { getPost } from '#app/gallery/blog/queries.server.ts'
import { canonicalUrl } from '#app/platform/http/canonical.server.ts'
import { redirectWithToast, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import { log } from '#app/platform/lib/log.server.ts'
import type { Route } from './+types/edit-post.ts'
import { answerPostForm } from './post-form.server.ts'

const words = adminCopy.form

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  if (!params.id) throw redirect(href('/admin/blog'))
  const post = await findPost(actor, params.id)
  return { id: post.id, draft: draftOfPost(post), version: versionOf(post) }
}

async function findPost(actor: Editor, id: string) {
  const leave = (title: string) => redirectWithToast(href('/admin/blog'), { title, kind: 'destructive' })
  const post = await getPost({ actor, id }).catch((error: unknown) => {
    log.error({ err: error, post: id }, 'a post could not be read')
    throw leave(words.loadFailed)
  })
  if (!post) throw leave(words.notFound)
  return post
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.edit })

export const action = formAction(
  { who: requireEditor, failed: words.updateFailed },
  ({ actor, form }, { params: { id = '' }, url }: Route.ActionArgs) => {
    const canonicalOf = (slug: string) => canonicalUrl(url, href('/blog/:slug', { slug }))
    return answerPostForm(form, {
      save: (input, version) => updatePost({ actor, id, input, version, canonicalOf }),
      saved: words.updated,
      failed: words.updateFailed,
    })
  },
)

export const clientAction = keepForm<PostFormResult>(words.updateFailed)

export default function EditPost({ loaderData: { id, draft, version }, actionData }: Route.ComponentProps) {
  return (
    <PostForm
      key={id}
      id={id}
      saved={draft}
      version={version}
      answer={actionData}
      title={words.edit}
      submitLabel={words.update}
    />
  )
}
