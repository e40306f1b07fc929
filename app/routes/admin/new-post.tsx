import { href } from 'react-router'
import { createPost } from '#app/gallery/blog/commands.server.ts'
import { PostForm } from '#app/gallery/blog/components/post-form.tsx'
import type { PostFormResult } from '#app/gallery/blog/post-draft.ts'
import { adminCopy } from '#app/gallery/blog/admin-copy.ts'
import { NEW_DRAFT } from '#app/gallery/blog/post-draft.ts'
import { canonicalUrl } from '#app/platform/http/canonical.server.ts'
import { formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import type { Route } from './+types/new-post.ts'
import { answerPostForm } from './post-form.server.ts'

const words = adminCopy.form

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireEditor(context, request)
  return null
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.new })

export const action = formAction(
  { who: requireEditor, failed: words.createFailed },
  ({ actor, form }, { url }) => {
    const canonicalOf = (slug: string) => canonicalUrl(url, href('/blog/:slug', { slug }))
    return answerPostForm(form, {
      save: (input) => createPost({ actor, input, canonicalOf }),
      saved: words.created,
      failed: words.createFailed,
    })
  },
)

export const clientAction = keepForm<PostFormResult>(words.createFailed)

export default function NewPost({ actionData }: Route.ComponentProps) {
  return (
    <PostForm
      id="new"
      saved={NEW_DRAFT}
      version=""
      answer={actionData}
      title={words.new}
      submitLabel={words.create}
    />
  )
}
