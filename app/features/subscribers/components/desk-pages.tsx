import { Link } from 'react-router'
import { deskCopy } from '../desk-copy.ts'

/** The way through a long list of the back office. */
export function DeskPages({ page, hasMore }: { page: number; hasMore: boolean }) {
  if (page === 1 && !hasMore) return null
  return (
    <nav aria-label="Pages" className="mt-8 flex gap-6 type-ui text-accent">
      {page > 1 && <Link to={`?page=${page - 1}`}>{deskCopy.newer}</Link>}
      {hasMore && <Link to={`?page=${page + 1}`}>{deskCopy.older}</Link>}
    </nav>
  )
}
