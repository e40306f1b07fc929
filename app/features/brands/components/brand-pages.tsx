import { Link, useSearchParams } from 'react-router'
import { copy } from '#app/features/brands/copy.ts'
import { Button } from '#app/ui/button.tsx'

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
    <nav aria-label={copy.pages} className="mt-14 flex flex-wrap gap-2">
      {page > 1 && (
        <Button asChild>
          <Link to={to(page - 1)}>{copy.previousPage}</Link>
        </Button>
      )}
      {page < pages && (
        <Button asChild>
          <Link to={to(page + 1)}>{copy.nextPage}</Link>
        </Button>
      )}
    </nav>
  )
}
