import { Outlet } from 'react-router'
import { ThumbnailRow } from '#app/gallery/cards/thumbnail-row.tsx'
import { listHeroThumbnails } from '#app/gallery/lists/thumbnails.server.ts'
import { CookieNotice } from '#app/layout/cookie-notice.tsx'
import type { LayoutOptions } from '#app/layout/layout-options.ts'
import { settleOrNull } from '#app/platform/http/streaming.server.ts'
import { setting } from '#app/platform/lib/setting.server.ts'
import type { Route } from './+types/auth-layout.ts'

export const handle: LayoutOptions = { ownLayout: true }

export async function loader() {
  if (setting('GALLERY_ACCESS') !== 'public') return { thumbnails: [] }
  return {
    thumbnails: (await settleOrNull(listHeroThumbnails(), 'the thumbnails beside the sign-in form')) ?? [],
  }
}

/** The emails stay the same while somebody signs in. */
export function shouldRevalidate() {
  return false
}

export default function AuthLayout({ loaderData }: Route.ComponentProps) {
  return (
    <div className="flex min-h-dvh flex-col shelf-clip">
      <Outlet />
      <ThumbnailRow thumbnails={loaderData.thumbnails} />
      <CookieNotice />
    </div>
  )
}
