import { href } from 'react-router'
import { createPost } from '#app/features/blog/commands.server.ts'
import { PostForm } from '#app/features/blog/components/post-form.tsx'
import type { PostFormAnswer } from '#app/features/blog/post-draft.ts'
import { adminCopy } from '#app/features/blog/admin-copy.ts'
import { NEW_DRAFT } from '#app/features/blog/post-draft.ts'
import { canonicalUrl } from '#app/http/canonical.server.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireEditor } from '#app/http/session.server.ts'
import { keepForm } from '#app/http/with-fallback.ts'
import { failedAnswer } from '#app/lib/form-answer.ts'
import type { Route } from './+types/new-post.ts'
import { answerPostForm } from './post-form.server.ts'

const words = adminCopy.form
const failed = failedAnswer(words.createFailed)

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireEditor(context, request)
  return null
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.new })

export const action = formAction({ who: requireEditor, failed }, ({ actor, form }, { url }) => {
  const canonicalOf = (slug: string) => canonicalUrl(url, href('/blog/:slug', { slug }))
  return answerPostForm(form, {
    save: (input) => createPost({ actor, input, canonicalOf }),
    saved: words.created,
    failed,
  })
})

export const clientAction = keepForm<PostFormAnswer>(failed)

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
