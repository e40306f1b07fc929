import { href, redirect } from 'react-router'
import { updatePost } from '#app/features/blog/commands.server.ts'
import { PostForm } from '#app/features/blog/components/post-form.tsx'
import type { PostFormAnswer } from '#app/features/blog/post-draft.ts'
import { adminCopy } from '#app/features/blog/admin-copy.ts'
import { draftOfPost, versionOf } from '#app/features/blog/draft-of-post.server.ts'
import { getPost } from '#app/features/blog/queries.server.ts'
import { canonicalUrl } from '#app/http/canonical.server.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireEditor } from '#app/http/session.server.ts'
import { keepForm } from '#app/http/with-fallback.ts'
import type { Editor } from '#app/lib/authorized.ts'
import { failedAnswer } from '#app/lib/form-answer.ts'
import { log } from '#app/lib/log.server.ts'
import type { Route } from './+types/edit-post.ts'
import { answerPostForm } from './post-form.server.ts'

const words = adminCopy.form
const failed = failedAnswer(words.updateFailed)

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
  { who: requireEditor, failed },
  ({ actor, form }, { params: { id = '' }, url }: Route.ActionArgs) => {
    const canonicalOf = (slug: string) => canonicalUrl(url, href('/blog/:slug', { slug }))
    return answerPostForm(form, {
      save: (input, version) => updatePost({ actor, id, input, version, canonicalOf }),
      saved: words.updated,
      failed,
    })
  },
)

export const clientAction = keepForm<PostFormAnswer>(failed)

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
