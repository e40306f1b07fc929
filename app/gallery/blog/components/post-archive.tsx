import { href, Link } from 'react-router'
import { Pager } from '#app/platform/ui/pager.tsx'
import { copy } from '../copy.ts'
import type { Archive, PostSummary } from '../queries.server.ts'
import { PostCover } from './featured-post.tsx'
import { PostDate, PostLine } from './post-line.tsx'

export function PostArchive({ archive: { posts, page, pages } }: { archive: Archive }) {
  return (
    <section id="archive" aria-labelledby="archive-title" className="mt-22 max-sm:mt-14">
      <h2 id="archive-title" className="border-t border-line pt-7 type-head">
        {copy.archive}
      </h2>
      <ul className="mt-9 grid gap-x-(--gutter) gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </ul>
      <Pager
        label={copy.pageOf(page, pages)}
        back={page > 1 ? { to: `?page=${page - 1}`, text: copy.newer } : null}
        next={page < pages ? { to: `?page=${page + 1}`, text: copy.older } : null}
      />
    </section>
  )
}

function PostCard({ post }: { post: PostSummary }) {
  return (
    <li className="group relative">
      <PostCover post={post} />
      <h3 className="mt-4.5 type-name text-balance">
        <Link
          to={href('/blog/:slug', { slug: post.slug })}
          className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {post.title}
        </Link>
      </h3>
      <p className="mt-2 line-clamp-2 type-body text-ink-soft">{post.excerpt}</p>
      <PostLine
        className="mt-3"
        items={[<span key="category">{post.category}</span>, <PostDate key="date" date={post.publishedAt} />]}
      />
    </li>
  )
}
