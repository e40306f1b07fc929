import { href, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { CATEGORY_NOT_FOUND, CATEGORY_NOT_FOUND_TEXT } from '../copy.ts'

/** An address that names no category at all. */
export function CategoryMissing() {
  return (
    <div className="wrap pt-16 max-sm:pt-10">
      <h1 className="type-title">{CATEGORY_NOT_FOUND}</h1>
      <p className="mt-3 type-lead text-ink-soft">{CATEGORY_NOT_FOUND_TEXT}</p>
      <Button asChild variant="primary" size="l" className="mt-7">
        <Link to={href('/browse')}>Browse every email</Link>
      </Button>
    </div>
  )
}
