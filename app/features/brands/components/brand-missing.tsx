import { href, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { copy } from '../copy.ts'

/** No brand at this address. */
export function BrandMissing() {
  return (
    <div className="wrap pt-16 max-sm:pt-10">
      <h1 className="type-title">{copy.notFound}</h1>
      <p className="mt-3 type-lead text-ink-soft">{copy.notFoundText}</p>
      <Button asChild variant="primary" size="l" className="mt-7">
        <Link to={href('/browse')}>{copy.browseAll}</Link>
      </Button>
    </div>
  )
}
