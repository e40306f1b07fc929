import { data, href, Link, redirect, useLocation } from 'react-router'
import { Presentation } from '#app/features/collections/components/presentation.tsx'
import { presentCopy } from '#app/features/collections/sharing/present-copy.ts'
import { shareCopy } from '#app/features/collections/sharing/share-copy.ts'
import { firstSlug, walkTo } from '#app/features/collections/sharing/walk.server.ts'
import { PICTURE_VIEW, readView } from '#app/features/gallery/email-page/email-view.ts'
import type { LayoutOptions } from '#app/layout/layout-options.ts'
import { EMAIL_SANDBOX } from '#app/http/email-frame-policy.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { StatusPage } from '#app/ui/status-page.tsx'
import { Button } from '#app/ui/button.tsx'
import { findPresented, presentedPath, sharedHeaders } from './find-shared.server.ts'
import type { Route } from './+types/present.ts'

export const handle: LayoutOptions = { ownLayout: true }

/** One email of a collection over the whole screen. Without an email in the address it begins with the first. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const headers = sharedHeaders(params)
  const path = presentedPath(params)
  const found = await findPresented(params, { context, request })
  if (found.state !== 'open') {
    const isGone = found.state === 'gone'
    return data({ walk: null, isGone, path: null }, { status: isGone ? 410 : 404, headers })
  }
  const { collection } = found
  const walk = params.emailSlug ? await walkTo(collection, params.emailSlug) : null
  if (!walk) {
    const first = await firstSlug(collection)
    if (first && first !== params.emailSlug) throw redirect(`${path}/present/${first}`, { headers })
    return data({ walk: null, isGone: false, path }, { status: params.emailSlug ? 404 : 200, headers })
  }
  const { title, emailCount } = collection
  return data({ walk, title, total: emailCount, path, sandbox: EMAIL_SANDBOX }, { headers })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** Search engines find the emails at their own addresses. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.walk ? loaderData.title : shareCopy.page.missing })

/** Another view of the same email needs nothing from the server. */
export { shouldRevalidateWalk as shouldRevalidate } from '#app/features/collections/components/presentation.tsx'

export default function Present({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation()
  if (!loaderData.walk) return <Nothing {...loaderData} />
  const { walk, title, total, path, sandbox } = loaderData
  const view = walk.email.pictureOnly ? PICTURE_VIEW : readView(search)
  return <Presentation {...{ walk, title, total, path, sandbox, view }} />
}

function Nothing({ isGone, path }: { isGone: boolean; path: string | null }) {
  const words = shareCopy.page
  return (
    <main id="content" tabIndex={-1}>
      <StatusPage
        title={path ? words.empty : isGone ? words.gone : words.missing}
        text={path ? words.emptyText : isGone ? words.goneText : words.missingText}
        postmark={path ? '0' : isGone ? '410' : '404'}
        actions={
          <Button asChild variant="primary" size="l">
            <Link to={path ?? href('/')}>{path ? presentCopy.close : words.toGallery}</Link>
          </Button>
        }
      />
    </main>
  )
}
