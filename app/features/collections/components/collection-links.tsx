import { href, Link } from 'react-router'
import { copiesCopy } from '../arranging/copies-copy.ts'
import { exportCopy } from '../exports/export-copy.ts'
import { copy } from '../copy.ts'

/** What an owner does with a collection less often. */
export function CollectionLinks({ id }: { id: string }) {
  const links = [
    { to: href('/collections/:id/copy', { id }), label: copiesCopy.duplicate },
    { to: href('/collections/:id/export', { id }), label: exportCopy.link },
    { to: href('/collections/:id/import', { id }), label: copy.page.import },
  ]
  return (
    <ul aria-label={copy.page.links} className="mt-2 flex flex-wrap gap-x-4.5 type-small">
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link
            to={to}
            className="inline-block py-1 text-ink-soft underline underline-offset-3 hover:text-ink pointer-coarse:py-3"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
