import { href, useSearchParams } from 'react-router'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { EmptyState } from '#app/platform/ui/empty-state.tsx'
import { copy } from '#app/gallery/copy.ts'
import { filterCopy } from '#app/gallery/filters/copy.ts'
import { changedSearch, type FilterName } from '#app/gallery/filters/filters.ts'
import { listCopy } from './copy.ts'

type EmptyListProps = {
  title?: string
  /** The active filter, offered for removal; without one, a link to all emails. */
  filter?: FilterName
}

/** What a list without emails shows. */
export function EmptyList({ title = copy.noEmails, filter }: EmptyListProps) {
  const [search] = useSearchParams()
  return (
    <EmptyState title={title}>
      {filter ? (
        <ButtonLink to={changedSearch(search, { [filter]: null })} preventScrollReset className="mt-5">
          {filterCopy.byFilter[filter].all}
        </ButtonLink>
      ) : (
        <ButtonLink to={href('/browse')} className="mt-5">
          {listCopy.browse.title}
        </ButtonLink>
      )}
    </EmptyState>
  )
}
