import { href, Link } from 'react-router'
import { copiesCopy as words } from '../arranging/copies-copy.ts'
import type { Origin } from '../arranging/copy-commands.server.ts'

/** Names the public collection that this one was copied from. */
export function CopiedFrom({ origin: { title, displayName, slug } }: { origin: Origin }) {
  return (
    <p className="mt-1.5 type-small break-words text-ink-soft">
      {words.from}{' '}
      <Link to={href('/collection/:slug', { slug })} className="text-ink underline underline-offset-3">
        {title}
      </Link>
      {displayName && ` ${words.by(displayName)}`}
    </p>
  )
}
