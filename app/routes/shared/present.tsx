import { data, href, redirect, useLocation } from 'react-router'
import { Presentation } from '#app/collections/components/presentation.tsx'
import { presentCopy } from '#app/collections/sharing/present-copy.ts'
import { shareCopy } from '#app/collections/sharing/share-copy.ts'
import { firstSlug, slideTo } from '#app/collections/sharing/slideshow.server.ts'
import { PICTURE_VIEW, readView } from '#app/gallery/email-page/email-view.ts'
import type { LayoutOptions } from '#app/layout/layout-options.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { StatusPage } from '#app/platform/ui/status-page.tsx'
import { ButtonLink } from '#app/platform/ui/button.tsx'
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
    return data({ slideshow: null, isGone, path: null }, { status: isGone ? 410 : 404, headers })
  }
  const { collection } = found
  const slideshow = params.emailSlug ? await slideTo(collection, params.emailSlug) : null
  if (!slideshow) {
    const first = await firstSlug(collection)
    if (first && first !== params.emailSlug) throw redirect(`${path}/present/${first}`, { headers })
    return data({ slideshow: null, isGone: false, path }, { status: params.emailSlug ? 404 : 200, headers })
  }
  const { title, emailCount } = collection
  return data({ slideshow, title, total: emailCount, path }, { headers })
}

export { loaderHeaders as headers } from '#app/platform/http/page-headers.ts'

/** Search engines find the emails at their own addresses. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.slideshow ? loaderData.title : shareCopy.page.missing })

/** Another view of the same email needs nothing from the server. */
export { shouldRevalidateSlideshow as shouldRevalidate } from '#app/collections/components/presentation.tsx'

export default function Present({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation()
  if (!loaderData.slideshow) return <Nothing {...loaderData} />
  const { slideshow, title, total, path } = loaderData
  const view = slideshow.email.hideSource ? PICTURE_VIEW : readView(search)
  return <Presentation {...{ slideshow, title, total, path, view }} />
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
          <ButtonLink to={path ?? href('/')} variant="primary" size="l">
            {path ? presentCopy.close : words.toGallery}
          </ButtonLink>
        }
      />
    </main>
  )
}
