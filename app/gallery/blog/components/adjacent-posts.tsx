import { href, Link } from 'react-router'
import { copy } from '../copy.ts'
import type { Neighbors, PostSummary } from '../queries.server.ts'

export function PostNeighbors({ previous, next }: Neighbors) {
  if (!previous && !next) return null
  return (
    <nav
      aria-label={`${copy.previous}, ${copy.next}`}
      className="mt-16 grid gap-x-(--gutter) gap-y-6 border-t border-line pt-6 sm:grid-cols-2"
    >
      {previous && <Neighbor label={copy.previous} post={previous} />}
      {next && <Neighbor label={copy.next} post={next} className="sm:col-start-2 sm:text-right" />}
    </nav>
  )
}

function Neighbor({ label, post, className }: { label: string; post: PostSummary; className?: string }) {
  return (
    <p className={className}>
      <span className="block type-small text-ink-soft">{label}</span>
      <Link
        to={href('/blog/:slug', { slug: post.slug })}
        className="mt-1 inline-block type-name underline-offset-4 hover:underline"
      >
        {post.title}
      </Link>
    </p>
  )
}
