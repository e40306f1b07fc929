import { href, Link } from 'react-router'
import { presentArticle } from '#app/gallery/blog/article.server.ts'
import { ArticleView } from '#app/gallery/blog/components/article-view.tsx'
import { bodyOfBlocks } from '#app/gallery/blog/body-codec.server.ts'
import { adminCopy } from '#app/gallery/blog/admin-copy.ts'
import { copy } from '#app/gallery/blog/copy.ts'
import { draftOfForm } from '#app/gallery/blog/post-draft.ts'
import { HEADING_STYLES, TEXT_SIZES } from '#app/gallery/blog/schema.ts'
import { anchorOf } from '#app/gallery/blog/table-of-contents.ts'
import { canonicalUrl } from '#app/platform/http/canonical.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { sentForm } from '#app/accounts/request/read-form.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import type { Route } from './+types/preview-post.ts'

/** The post as the public will see it, without saving it; rendered in the public layout. */
export async function action({ context, request, url }: Route.ActionArgs) {
  await requireEditor(context, request)
  const draft = draftOfForm(await sentForm(request))
  const { entries, blocks, ...rest } = draft
  const article = presentArticle({
    ...rest,
    authorName: rest.authorName || null,
    coverImage: rest.coverImage || null,
    textSize: TEXT_SIZES.find((size) => size === rest.textSize) ?? 'medium',
    headingStyle: HEADING_STYLES.find((style) => style === rest.headingStyle) ?? 'standard',
    body: bodyOfBlocks(blocks),
    tableOfContents: entries.map((title) => ({ title, anchor: anchorOf(title), level: 2 })),
    publishedAt: rest.status === 'published' ? new Date() : null,
    updatedAt: new Date(),
  })
  return { article, canonical: canonicalUrl(url, href('/blog/:slug', { slug: rest.slug || 'preview' })) }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireEditor(context, request)
  return null
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: adminCopy.form.preview })

export default function PreviewPost({ actionData }: Route.ComponentProps) {
  // Reloaded without the form there is nothing to show.
  if (!actionData) {
    return (
      <p className="wrap pt-16 type-body">
        {copy.previewGone}{' '}
        <Link to={href('/admin/blog')} className="text-accent underline underline-offset-3">
          {adminCopy.list.title}
        </Link>
      </p>
    )
  }
  return (
    <>
      <p className="bg-accent-wash py-2.5 text-center type-ui text-accent">{copy.preview}</p>
      <ArticleView article={actionData.article} address={actionData.canonical} />
    </>
  )
}
