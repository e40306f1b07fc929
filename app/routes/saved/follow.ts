import { data, href, redirect } from 'react-router'
import { brandPath } from '#app/gallery/brands/components/brand-path.ts'
import { followBrand, unfollowBrand } from '#app/collections/brand-commands.server.ts'
import type { FollowResponse } from '#app/collections/components/follow-button.tsx'
import { followCopy } from '#app/collections/follow-copy.ts'
import { redirectWithToast, formAction, isDocument } from '#app/accounts/request/form-action.server.ts'
import { safeNext } from '#app/platform/http/next-address.ts'
import { failedResult } from '#app/platform/lib/form-result.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { getViewer } from '#app/accounts/request/session.server.ts'
import { settleOrNull } from '#app/platform/http/streaming.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import type { Route } from './+types/follow.ts'

/**
 * Follows or unfollows a brand. Forms of /following return there; one sent without scripts is redirected to the brand's
 * page.
 */
export const action = formAction(
  { who: getViewer, failed: failedResult(followCopy.failed) },
  async ({ actor, form }, { request, params: { brandId } }: Route.ActionArgs) => {
    const isOfList = formText(form, 'from') === 'following'
    const page = isOfList ? href('/following') : brandPage(formText(form, 'brand'))
    if (!actor) {
      return redirectWithToast(`${href('/login')}?next=${encodeURIComponent(page)}`, {
        title: followCopy.signIn,
      })
    }
    const following = formText(form, 'intent') === 'follow'
    const change = following ? followBrand({ actor, brandId }) : unfollowBrand({ actor, brandId })
    const done = await settleOrNull(change, 'following a brand')
    if (isOfList || isDocument(request)) {
      const title = done?.ok ? (following ? followCopy.followed : followCopy.unfollowed) : followCopy.failed
      return redirectWithToast(page, { title, kind: done?.ok ? 'message' : 'destructive' })
    }
    if (done?.ok) return data<FollowResponse>({ ok: true, following })
    return data<FollowResponse>({ ok: false }, { status: done ? 404 : 500 })
  },
)

function brandPage(brandSlug: string): string {
  return brandSlug ? safeNext(brandPath(encodeURIComponent(brandSlug))) : href('/brands')
}

export const clientAction = keepForm<FollowResponse>({ ok: false })

export function loader() {
  return redirect(href('/brands'))
}
