import { sharedPath } from '#app/collections/components/shared-path.ts'
import { shareCopy } from '#app/collections/sharing/share-copy.ts'
import { listNewest } from '#app/collections/collection-emails.server.ts'
import { entriesOf, FEED_ENTRIES } from '#app/discovery/queries.server.ts'
import { feedResponse } from '../resources/feed-response.server.ts'
import { findShared, notShared, sharedHeaders } from './find-shared.server.ts'
import type { Route } from './+types/shared-feed.ts'

export async function loader(args: Route.LoaderArgs) {
  const { params } = args
  const found = await findShared(params)
  if (found.state !== 'open') return notShared(found.state)
  const { title, introduction } = found.collection
  const ids = await listNewest(found.collection, FEED_ENTRIES)
  const page = {
    path: sharedPath(params),
    title,
    description: introduction ?? shareCopy.page.feedTitle(title),
    entries: await entriesOf(ids),
  }
  return feedResponse(args, page, sharedHeaders(params))
}
