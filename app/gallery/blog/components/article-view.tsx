import { href } from 'react-router'
import { Breadcrumbs } from '#app/platform/ui/breadcrumbs.tsx'
import { cn } from '#app/platform/ui/cn.ts'
import type { Article } from '../article.server.ts'
import { copy } from '../copy.ts'
import { ArticleContents } from './article-contents.tsx'
import { PostDate, PostLine } from './post-line.tsx'
import { ShareButtons } from './share-buttons.tsx'

export function ArticleView({ article, address }: { article: Article; address: string }) {
  return (
    <div className="wrap">
      <Breadcrumbs
        className="pt-5"
        parents={[{ name: copy.blog, path: href('/blog') }]}
        here={article.title}
      />
      <header className="max-w-[974px] pt-12 pb-11 max-sm:pt-8 max-sm:pb-7">
        <PostLine
          items={[
            <span key="category">{article.category}</span>,
            <PostDate key="date" date={article.publishedAt} />,
            <span key="author">{copy.by(article.authorName ?? copy.defaultAuthor)}</span>,
          ]}
        />
        <h1 className="mt-4 mb-5 type-banner text-balance">{article.title}</h1>
        <p className="max-w-[680px] text-[1.25rem]/[1.875rem] text-ink-soft max-sm:type-lead">
          {article.excerpt}
        </p>
      </header>
      {article.coverImage && (
        <img
          src={article.coverImage}
          alt={article.imageAltText}
          fetchPriority="high"
          className="aspect-video w-full rounded-card bg-sunk object-cover object-[50%_66%]"
        />
      )}
      <div className="mt-14 grid gap-x-24 gap-y-8 max-sm:mt-9 lg:grid-cols-[225.5px_minmax(0,648px)]">
        <aside className="lg:sticky lg:top-22 lg:self-start print:hidden">
          <ArticleContents contents={article.contents} />
          <ShareButtons title={article.title} address={address} />
        </aside>
        <article
          className={cn('article', `article-${article.textSize}`, `article-${article.headingStyle}`)}
          // Sanitized by the server each time it is shown.
          dangerouslySetInnerHTML={{ __html: article.html }}
        />
      </div>
      {article.tags.length > 0 && (
        <ul className="mt-10 flex flex-wrap gap-x-4 gap-y-1 type-small text-ink-soft lg:ml-[322px]">
          {article.tags.map((tag) => (
            <li key={tag}>#{tag}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
