import { href } from 'react-router'
import { copy } from '#app/gallery/blog/copy.ts'
import { listPostEntries } from '#app/discovery/queries.server.ts'
import { feedResponse } from './feed-response.server.ts'
import type { Route } from './+types/blog-feed.ts'

export async function loader(args: Route.LoaderArgs) {
  const entries = await listPostEntries()
  return feedResponse(args, { path: href('/blog'), title: copy.blog, description: copy.description, entries })
}
