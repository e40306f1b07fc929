import { href, Link } from 'react-router'
import { copy } from '../copy.ts'

export function PostMissing() {
  return (
    <div className="wrap pt-20 pb-10 max-sm:pt-12">
      <h1 className="type-title">{copy.notFound}</h1>
      <p className="mt-4 mb-6 type-lead text-ink-soft">{copy.notFoundText}</p>
      <Link to={href('/blog')} className="type-ui text-accent underline-offset-3 hover:underline">
        {copy.back}
      </Link>
    </div>
  )
}
