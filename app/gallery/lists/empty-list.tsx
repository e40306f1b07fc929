import { href, Link, useSearchParams } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { EmptyState } from '#app/platform/ui/empty-state.tsx'
import { copy } from '#app/gallery/copy.ts'
import { filterCopy } from '#app/gallery/filters/copy.ts'
import { changedSearch, type FilterName } from '#app/gallery/filters/filters.ts'
import { listCopy } from './copy.ts'

export type EmptyListProps = {
  title?: string
  /** The active filter, offered for removal; without one, a link to all emails. */
  filter?: FilterName
}

/** What a list without emails shows. */
export function EmptyList({ title = copy.noEmails, filter }: EmptyListProps) {
  const [search] = useSearchParams()
  return (
    <EmptyState title={title}>
      <Button asChild className="mt-5">
        {filter ? (
          <Link to={changedSearch(search, { [filter]: null })} preventScrollReset>
            {filterCopy.byFilter[filter].all}
          </Link>
        ) : (
          <Link to={href('/browse')}>{listCopy.browse.title}</Link>
        )}
      </Button>
    </EmptyState>
  )
}
