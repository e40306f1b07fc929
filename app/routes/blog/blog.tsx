import { href } from 'react-router'
import { BlogNewsletter } from '#app/features/blog/components/blog-newsletter.tsx'
import { FeaturedPost } from '#app/features/blog/components/featured-post.tsx'
import { PostArchive } from '#app/features/blog/components/post-archive.tsx'
import { copy } from '#app/features/blog/copy.ts'
import { getArchive, getLatestPost } from '#app/features/blog/queries.server.ts'
import { archiveQuery } from '#app/features/blog/schema.ts'
import { NewsletterForm } from '#app/features/subscribers/components/newsletter-form.tsx'
import { pageMeta } from '#app/http/page-meta.ts'
import { readQuery } from '#app/http/read-query.ts'
import { itemList } from '#app/http/structured-data.ts'
import { publicPaths } from '../resources/public-paths.ts'
import type { Route } from './+types/blog.ts'

/** The page has its own newsletter form, so the footer has none. */
export const handle = { hasNewsletter: true }

export async function loader({ url }: Route.LoaderArgs) {
  const asked = readQuery(archiveQuery, url)
  const latest = await getLatestPost()
  return {
    latest,
    archive: latest && (await getArchive({ ...asked, latest: latest.slug })),
    category: asked.category,
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { latest, archive } = loaderData ?? {}
  const posts = [...(latest ? [latest] : []), ...(archive?.posts ?? [])]
  const named = posts.map(({ title, slug }) => ({ name: title, path: publicPaths.post(slug) }))
  return pageMeta(matches, {
    title: copy.blog,
    description: copy.description,
    path: href('/blog'),
    feeds: [{ title: copy.blog, path: '/blog/feed' }],
    things: import.meta.env.SSR ? (at) => itemList(at, copy.title, named) : undefined,
  })
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { latest, archive, category } = loaderData
  return (
    <div className="wrap">
      <h1 className="pt-18 pb-11 type-title max-sm:pt-11 max-sm:pb-7">
        {latest ? copy.title : copy.comingSoon}
      </h1>
      {latest && archive ? (
        <>
          <FeaturedPost post={latest} />
          {(archive.posts.length > 0 || category) && <PostArchive archive={archive} category={category} />}
        </>
      ) : (
        <p className="max-w-[560px] type-lead text-ink-soft">{copy.comingSoonText}</p>
      )}
      <BlogNewsletter>
        <NewsletterForm source="blog" className="w-full md:max-w-[380px]" />
      </BlogNewsletter>
    </div>
  )
}
