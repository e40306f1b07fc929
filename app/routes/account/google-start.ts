import { href, redirect } from 'react-router'
import { copy } from '#app/features/accounts/copy.ts'
import { startGoogle } from '#app/features/accounts/google.server.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { safeNext } from '#app/http/next-address.ts'
import { requireGuest } from '#app/http/session.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { keepPage } from '#app/http/with-fallback.ts'
import { failedAnswer } from '#app/lib/form-answer.ts'

const { title, description } = copy.toasts.googleFailed
const failed = failedAnswer(title, description)

/** No page: the target of a button on the sign-in pages. */
export function loader() {
  return redirect(href('/login'))
}

export const action = formAction(
  { who: (context) => requireGuest(context), failed, page: ({ url }) => href('/login') + url.search },
  async (_, { context, url }) => {
    const next = safeNext(url.searchParams.get('next'))
    const result = await startGoogle({ meta: requestMeta(context), next })
    return result.ok ? redirect(result.url, { headers: result.headers }) : failed
  },
)

export const clientAction = keepPage(failed)
