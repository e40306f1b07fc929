import { data, href, Link, redirect } from 'react-router'
import { presentArticle } from '#app/gallery/blog/article.server.ts'
import { ArticleView } from '#app/gallery/blog/components/article-view.tsx'
import { BlogNewsletter } from '#app/gallery/blog/components/blog-newsletter.tsx'
import { copy } from '#app/gallery/blog/copy.ts'
import { getNewSlug, getPublishedPost } from '#app/gallery/blog/queries.server.ts'
import { getCategoryBySlug } from '#app/gallery/categories/queries.server.ts'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { EmailGrid } from '#app/gallery/lists/email-grid.tsx'
import { SectionHeading } from '#app/gallery/lists/section-heading.tsx'
import { postCard } from '#app/discovery/share-images/queries.server.ts'
import { listNewest } from '#app/gallery/queries.server.ts'
import { categoryPageQuery } from '#app/gallery/schema.ts'
import { openCategoryList } from '#app/gallery/lists/category-list.server.ts'
import { NewsletterForm } from '#app/accounts/subscribers/components/newsletter-form.tsx'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { canonicalUrl } from '#app/platform/http/canonical.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { article, breadcrumbs } from '#app/platform/http/structured-data.ts'
import { ogImage } from '#app/routes/resources/og-image-url.server.ts'
import { isModuleOn } from '#app/platform/lib/modules.ts'
import type { Route } from './+types/post.ts'

/** The page has its own newsletter form, so the footer has none. */
export const handle = { hasNewsletter: true }

const EMAILS_SHOWN = 5

export async function loader({ params, url }: Route.LoaderArgs) {
  const post = await getPublishedPost(params.slug)
  if (!post) {
    const slug = await getNewSlug(params.slug)
    if (slug) throw redirect(href('/blog/:slug', { slug }) + url.search, 308)
    return data({ article: null }, { status: 404 })
  }
  return {
    article: presentArticle(post),
    emails: await emailsFor(post.tags),
    picture: ogImage('post', post.slug, postCard(post)),
    canonical: canonicalUrl(url, href('/blog/:slug', { slug: post.slug })),
  }
}

/** Emails of the first tag that is a category; the newest emails if there is none. */
async function emailsFor(tags: string[]): Promise<EmailCard[]> {
  const found = await Promise.all(tags.map((tag) => getCategoryBySlug(tag)))
  const category = found.find((match) => match !== null)?.category
  if (!category) return listNewest({ limit: EMAILS_SHOWN })
  const plain = readQuery(categoryPageQuery, new URL('http://localhost'))
  const { listEmails } = await openCategoryList(category, plain)
  return (await listEmails()).emails.slice(0, EMAILS_SHOWN)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData?.article) return pageMeta(matches, { title: copy.notFound })
  const { article: post, picture } = loaderData
  const path = href('/blog/:slug', { slug: post.slug })
  const details = {
    publishedAt: post.publishedAt?.toISOString() ?? null,
    changedAt: post.updatedAt.toISOString(),
    author: post.authorName,
    section: post.category,
    tags: post.tags,
  }
  return pageMeta(matches, {
    title: post.title,
    description: post.excerpt,
    path,
    picture,
    article: details,
    feeds: [{ title: copy.blog, path: '/blog/feed' }],
    things: import.meta.env.SSR
      ? (at) => [
          breadcrumbs(at, [
            { name: copy.blog, path: href('/blog') },
            { name: post.title, path },
          ]),
          article(at, {
            ...details,
            title: post.title,
            description: post.excerpt,
            path,
            picturePath: picture.path,
          }),
        ]
      : undefined,
  })
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  if (!loaderData.article) {
    return <MissingPage title={copy.notFound} text={copy.notFoundText} to={href('/blog')} label={copy.back} />
  }
  const { article, emails, canonical } = loaderData
  return (
    <div className="shelf-clip">
      <ArticleView key={article.slug} article={article} address={canonical} />
      <div className="wrap print:hidden">
        {emails.length > 0 && (
          <section className="mt-16">
            <SectionHeading className="mb-6" action={<Link to={href('/browse')}>{copy.relatedAll}</Link>}>
              {copy.related}
            </SectionHeading>
            <EmailGrid emails={emails} />
          </section>
        )}
        {isModuleOn('newsletter') && (
          <BlogNewsletter>
            <NewsletterForm source="blog" className="w-full md:max-w-[380px]" />
          </BlogNewsletter>
        )}
      </div>
    </div>
  )
}
