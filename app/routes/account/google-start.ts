import { href, redirect } from 'react-router'
import { copy } from '#app/accounts/copy.ts'
import { startGoogle } from '#app/accounts/sign-in/google.server.ts'
import { formAction } from '#app/accounts/request/form-action.server.ts'
import { safeNext } from '#app/platform/http/next-address.ts'
import { requireGuest } from '#app/accounts/request/session.server.ts'
import { keepPage } from '#app/platform/http/with-fallback.ts'
import { failedResult } from '#app/platform/lib/form-result.ts'

const { title, description } = copy.toasts.googleFailed
const failed = failedResult(title, description)

/** No page: the target of a button on the sign-in pages. */
export function loader() {
  return redirect(href('/login'))
}

export const action = formAction(
  { who: (context) => requireGuest(context), failed, page: ({ url }) => href('/login') + url.search },
  async ({ meta }, { url }) => {
    const next = safeNext(url.searchParams.get('next'))
    const result = await startGoogle({ meta, next })
    return result.ok ? redirect(result.url, { headers: result.headers }) : failed
  },
)

export const clientAction = keepPage(failed)
