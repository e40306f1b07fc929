import { href, Link } from 'react-router'
import { isModuleOn } from '#app/platform/lib/modules.ts'
import { duplicateCopy as words } from '../arranging/duplicate-copy.ts'
import type { Origin } from '../arranging/copy-commands.server.ts'

export function CopiedFrom({ origin: { title, displayName, slug } }: { origin: Origin }) {
  return (
    <p className="mt-1.5 type-small break-words text-ink-soft">
      {words.from}{' '}
      {isModuleOn('public-collections') ? (
        <Link to={href('/collection/:slug', { slug })} className="text-ink underline underline-offset-3">
          {title}
        </Link>
      ) : (
        title
      )}
      {displayName && ` ${words.by(displayName)}`}
    </p>
  )
}
