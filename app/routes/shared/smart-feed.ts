import { href } from 'react-router'
import { entriesOf, FEED_ENTRIES } from '#app/discovery/queries.server.ts'
import { smartCopy } from '#app/collections/smart/copy.ts'
import { findFeed } from '#app/collections/smart/feeds.server.ts'
import { plainResponse } from '#app/platform/http/plain-response.ts'
import { feedResponse } from '../resources/feed-response.server.ts'
import { sharedHeaders } from './find-shared.server.ts'
import type { Route } from './+types/smart-feed.ts'

const words = smartCopy.feed

/** The newest emails of a smart collection, for whoever has the secret. */
export async function loader(args: Route.LoaderArgs) {
  const found = await findFeed(args.params.secret, FEED_ENTRIES)
  if (found.state === 'gone') return plainResponse(words.gone, 410)
  if (found.state === 'missing') return plainResponse(words.missing, 404)
  const { smart, emailIds } = found
  const page = {
    path: href('/smart-collections/:id', { id: smart.id }),
    title: smart.name,
    description: words.description(smart.name),
    entries: await entriesOf(emailIds),
  }
  return feedResponse(args, page, sharedHeaders(args.params))
}
