import { useSearchParams } from 'react-router'
import { copy } from '#app/features/brands/copy.ts'
import { Pager } from '#app/ui/pager.tsx'

/** Links between the pages of a letter that has too many brands for one. */
export function BrandPages({ page, pages }: { page: number; pages: number }) {
  const [search] = useSearchParams()
  if (pages < 2) return null

  function to(other: number): string {
    const changed = new URLSearchParams(search)
    changed.set('page', String(other))
    return `?${changed}`
  }

  return (
    <Pager
      label={copy.pages}
      back={page > 1 ? { to: to(page - 1), text: copy.previousPage } : null}
      next={page < pages ? { to: to(page + 1), text: copy.nextPage } : null}
    />
  )
}
