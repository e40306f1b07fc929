import { href } from 'react-router'
import { listEmailEntries } from '#app/discovery/queries.server.ts'
import { homeCopy } from '#app/gallery/home/copy.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { feedResponse } from './feed-response.server.ts'
import type { Route } from './+types/newest-feed.ts'

export async function loader(args: Route.LoaderArgs) {
  const entries = await listEmailEntries({})
  return feedResponse(args, {
    path: href('/'),
    title: homeCopy.newest,
    description: site.description,
    entries,
  })
}
