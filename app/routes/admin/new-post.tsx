import { href } from 'react-router'
import { createPost } from '#app/features/blog/commands.server.ts'
import { PostForm } from '#app/features/blog/components/post-form.tsx'
import type { PostFormAnswer } from '#app/features/blog/post-draft.ts'
import { adminCopy } from '#app/features/blog/admin-copy.ts'
import { NEW_DRAFT } from '#app/features/blog/post-draft.ts'
import { canonicalUrl } from '#app/http/canonical.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { sentForm } from '#app/http/read-form.ts'
import { requireEditor } from '#app/http/session.server.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import { failedAnswer } from '#app/lib/form-answer.ts'
import type { Route } from './+types/new-post.ts'
import { answerPostForm } from './post-form.server.ts'

const words = adminCopy.form

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireEditor(context, request)
  return null
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.new })

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = await requireEditor(context, request)
  const canonicalOf = (slug: string) => canonicalUrl(url, href('/blog/:slug', { slug }))
  return answerPostForm(await sentForm(request), {
    save: (input) => createPost({ actor, input, canonicalOf }),
    saved: words.created,
    failed: words.createFailed,
  })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<PostFormAnswer>(serverAction, failedAnswer(words.createFailed))
}

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
