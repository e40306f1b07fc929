import { Link } from 'react-router'
import { adminCopy } from '#app/accounts/subscribers/admin-copy.ts'

export function AdminPagination({ page, hasMore }: { page: number; hasMore: boolean }) {
  if (page === 1 && !hasMore) return null
  return (
    <nav aria-label="Pages" className="mt-8 flex gap-6 type-ui text-accent">
      {page > 1 && <Link to={`?page=${page - 1}`}>{adminCopy.newer}</Link>}
      {hasMore && <Link to={`?page=${page + 1}`}>{adminCopy.older}</Link>}
    </nav>
  )
}
