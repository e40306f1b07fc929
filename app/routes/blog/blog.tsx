import { href } from 'react-router'
import { BlogNewsletter } from '#app/gallery/blog/components/blog-newsletter.tsx'
import { FeaturedPost } from '#app/gallery/blog/components/featured-post.tsx'
import { PostArchive } from '#app/gallery/blog/components/post-archive.tsx'
import { copy } from '#app/gallery/blog/copy.ts'
import { getArchive, getLatestPost } from '#app/gallery/blog/queries.server.ts'
import { archiveQuery } from '#app/gallery/blog/schema.ts'
import { NewsletterForm } from '#app/accounts/subscribers/components/newsletter-form.tsx'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { isModuleOn } from '#app/platform/lib/modules.ts'
import type { Route } from './+types/blog.ts'

/** The page has its own newsletter form, so the footer has none. */
export const handle = { hasNewsletter: true }

export async function loader({ url }: Route.LoaderArgs) {
  const { page } = readQuery(archiveQuery, url)
  const latest = await getLatestPost()
  return { latest, archive: latest && (await getArchive({ page, latest: latest.slug })) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: copy.blog,
    description: copy.description,
    path: href('/blog'),
    feeds: [{ title: copy.blog, path: '/blog/feed' }],
  })

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { latest, archive } = loaderData
  return (
    <div className="wrap">
      <h1 className="pt-18 pb-11 type-title max-sm:pt-11 max-sm:pb-7">
        {latest ? copy.title : copy.comingSoon}
      </h1>
      {latest && archive ? (
        <>
          <FeaturedPost post={latest} />
          {archive.posts.length > 0 && <PostArchive archive={archive} />}
        </>
      ) : (
        <p className="max-w-[560px] type-lead text-ink-soft">{copy.comingSoonText}</p>
      )}
      {isModuleOn('newsletter') && (
        <BlogNewsletter>
          <NewsletterForm source="blog" className="w-full md:max-w-[380px]" />
        </BlogNewsletter>
      )}
    </div>
  )
}
