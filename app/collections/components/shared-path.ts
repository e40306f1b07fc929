import { href } from 'react-router'

/** Where somebody looks at a collection: a secret link, or its public address. */
export type SharedAt = { secret: string } | { slug: string }

export function sharedPath(at: SharedAt): string {
  return 'secret' in at
    ? href('/shared/:secret', { secret: at.secret })
    : href('/collection/:slug', { slug: at.slug })
}
