import { href, Link } from 'react-router'
import { cn } from '#app/platform/ui/cn.ts'
import { copy } from '../copy.ts'
import type { Archive, PostSummary } from '../queries.server.ts'
import { type BlogCategory, categorySlug } from '../blog-categories.ts'
import { PostCover } from './featured-post.tsx'
import { PostDate, PostLine } from './post-line.tsx'

type PostArchiveProps = { archive: Archive; category: BlogCategory | null }

export function PostArchive({ archive, category }: PostArchiveProps) {
  const { posts, categories, page, pages } = archive
  return (
    <section id="archive" aria-labelledby="archive-title" className="mt-22 max-sm:mt-14">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-4 border-t border-line pt-7">
        <h2 id="archive-title" className="type-head">
          {category ?? copy.archive}
        </h2>
        <nav aria-label={copy.category}>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 type-small">
            <CategoryLink name={copy.allCategories} to={archivePath(null, 1)} isHere={!category} />
            {categories.map((name) => (
              <CategoryLink key={name} name={name} to={archivePath(name, 1)} isHere={name === category} />
            ))}
          </ul>
        </nav>
      </div>
      {posts.length === 0 ? (
        <p className="mt-8 type-body text-ink-soft">{copy.noneInCategory}</p>
      ) : (
        <ul className="mt-9 grid gap-x-(--gutter) gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {posts.map((post) => (
            <PostCard key={post.slug} post={post} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav aria-label="Pages" className="mt-12 flex items-baseline gap-6 type-ui">
          {page > 1 && (
            <Link
              to={archivePath(category, page - 1)}
              className="touch-target text-accent underline-offset-3 hover:underline"
            >
              {copy.newer}
            </Link>
          )}
          {page < pages && (
            <Link
              to={archivePath(category, page + 1)}
              className="touch-target text-accent underline-offset-3 hover:underline"
            >
              {copy.older}
            </Link>
          )}
          <span className="ml-auto type-small text-ink-soft">{copy.pageOf(page, pages)}</span>
        </nav>
      )}
    </section>
  )
}

function CategoryLink({ name, to, isHere }: { name: string; to: string; isHere: boolean }) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        aria-current={isHere || undefined}
        className={cn(
          'inline-block py-1 underline-offset-4 hover:text-ink hover:underline',
          isHere ? 'text-ink underline' : 'text-ink-soft',
        )}
      >
        {name}
      </Link>
    </li>
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

/** The first page has the URL without a page number. */
function archivePath(category: BlogCategory | null, page: number): string {
  const search = new URLSearchParams()
  if (category) search.set('category', categorySlug(category))
  if (page > 1) search.set('page', String(page))
  return href('/blog') + (search.size > 0 ? `?${search}` : '')
}
