import { data } from 'react-router'
import { newestPictureByCategory } from '#app/features/gallery/lists/thumbnails.server.ts'
import type { Route } from './+types/menu-previews.ts'

/** The images in the header's menus, fetched when a visitor first opens one. */
export async function loader() {
  return data(await newestPictureByCategory(), { headers: { 'Cache-Control': 'private, max-age=300' } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** They may be minutes old; no form submission requires new ones. */
export function shouldRevalidate() {
  return false
}
