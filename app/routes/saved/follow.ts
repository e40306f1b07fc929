import { data, href, redirect } from 'react-router'
import { followBrand, unfollowBrand } from '#app/features/collections/brand-commands.server.ts'
import type { FollowResponse } from '#app/features/collections/components/follow-button.tsx'
import { followCopy } from '#app/features/collections/follow-copy.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { safeNext } from '#app/http/next-address.ts'
import { formText } from '#app/lib/form-text.ts'
import { sentForm } from '#app/http/read-form.ts'
import { getViewer } from '#app/http/session.server.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import type { Route } from './+types/follow.ts'

/**
 * Follows or unfollows a brand. Forms of /following return there; one sent without scripts is redirected to the brand's
 * page.
 */
export async function action({ context, request, params: { brandId } }: Route.ActionArgs) {
  const form = await sentForm(request)
  const isOfList = formText(form, 'from') === 'following'
  const page = isOfList ? href('/following') : brandPage(formText(form, 'brand'))
  const actor = await getViewer(context)
  if (!actor) {
    return redirectWithToast(`${href('/login')}?next=${encodeURIComponent(page)}`, {
      title: followCopy.signIn,
    })
  }
  const following = formText(form, 'intent') === 'follow'
  const change = following ? followBrand({ actor, brandId }) : unfollowBrand({ actor, brandId })
  const done = await settleOrNull(change, 'following a brand')

  if (isOfList || request.headers.get('sec-fetch-dest') === 'document') {
    const title = done?.ok ? (following ? followCopy.followed : followCopy.unfollowed) : followCopy.failed
    return redirectWithToast(page, { title, kind: done?.ok ? 'message' : 'destructive' })
  }
  if (done?.ok) return data<FollowResponse>({ ok: true, following })
  return data<FollowResponse>({ ok: false }, { status: done ? 404 : 500 })
}

function brandPage(brandSlug: string): string {
  return brandSlug
    ? safeNext(href('/brand/:brandSlug', { brandSlug: encodeURIComponent(brandSlug) }))
    : href('/brands')
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<unknown>(serverAction, { ok: false } satisfies FollowResponse)
}

export function loader() {
  return redirect(href('/brands'))
}
