import { href, Link } from 'react-router'
import { copy } from '../copy.ts'
import type { PostSummary } from '../queries.server.ts'
import { PostDate, PostLine } from './post-line.tsx'

/** The latest article: its image on three columns, its words beside. */
export function FeaturedPost({ post }: { post: PostSummary }) {
  return (
    <article className="group relative grid items-center gap-x-12 gap-y-7 lg:grid-cols-[724.5fr_451fr]">
      <PostCover post={post} eager />
      <div>
        <p className="type-small text-ink-soft">{copy.featured}</p>
        <h2 className="mt-3.5 mb-4.5 font-display text-[2.875rem]/[1.05] tracking-[-0.04em] text-balance max-sm:text-[2rem]">
          {post.title}
        </h2>
        <p className="type-lead text-ink-soft">{post.excerpt}</p>
        <PostLine
          className="mt-6.5"
          items={[
            <span key="category">{post.category}</span>,
            <PostDate key="date" date={post.publishedAt} />,
          ]}
        />
        <Link
          to={href('/blog/:slug', { slug: post.slug })}
          aria-label={`${copy.read}: ${post.title}`}
          className="mt-6.5 inline-block type-ui text-accent underline-offset-3 group-hover:underline after:absolute after:inset-0"
        >
          {copy.read}
        </Link>
      </div>
    </article>
  )
}

type PostCoverProps = {
  post: Pick<PostSummary, 'coverImage' | 'imageAltText'>
  /** Whether it is above the fold. */
  eager?: boolean
}

/** Without an image its background stays, so that the layout does not shift. */
export function PostCover({ post, eager = false }: PostCoverProps) {
  return (
    <div className="aspect-[4/3] overflow-hidden rounded-card bg-sunk">
      {post.coverImage && (
        <img
          src={post.coverImage}
          alt={post.imageAltText}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          className="size-full object-cover"
        />
      )}
    </div>
  )
}
