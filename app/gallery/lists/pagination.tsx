import { useSearchParams } from 'react-router'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { cn } from '#app/platform/ui/cn.ts'
import { listCopy } from './copy.ts'
import { changedSearch } from '#app/gallery/filters/filters.ts'
import type { Sort } from '#app/gallery/schema.ts'

type PaginationProps = {
  /** The cursor of the next page: the id of the last email shown; null on the last page. */
  next: string | null
  sort?: Sort
  /** The list loads more on scrolling; the link stays in the HTML for crawlers. */
  hideNext?: boolean
}

export function Pagination({ next, sort = 'newest', hideNext = false }: PaginationProps) {
  const [search] = useSearchParams()
  const isLaterPage = search.has('after')
  if (!isLaterPage && !next) return null
  const isHidden = hideNext && !isLaterPage
  const { first, more } = listCopy.pagesBy[sort === 'oldest' ? 'oldest' : 'newest']
  return (
    <nav
      aria-label={listCopy.pages}
      // Invisible, because the footer would move up if it took no room.
      className={cn('mt-14 flex flex-wrap gap-2', isHidden && 'invisible')}
    >
      {isLaterPage && <ButtonLink to={changedSearch(search, {})}>{first}</ButtonLink>}
      {next && (
        <ButtonLink to={changedSearch(search, { after: next })} className={hideNext ? 'hidden' : undefined}>
          {more}
        </ButtonLink>
      )}
    </nav>
  )
}
