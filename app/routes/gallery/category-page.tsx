import type { ReactNode } from 'react'
import { href, Link, type MetaDescriptor } from 'react-router'
import { CategoryHeader } from '#app/gallery/categories/components/category-header.tsx'
import { categoryCopy, bestExamplesTitle, CATEGORY_NOT_FOUND } from '#app/gallery/categories/copy.ts'
import { categoryAnalyticsPath } from '#app/analytics/brand-analytics/components/metric-links.ts'
import { ENOUGH, ANALYTICS_TAB } from '#app/analytics/brand-analytics/metrics.ts'
import type { EmailGridProps } from '#app/gallery/lists/email-grid.tsx'
import { SortSelect } from '#app/gallery/filters/filter-select.tsx'
import { ListBar } from '#app/gallery/lists/list-bar.tsx'
import { NoEmails } from '#app/gallery/lists/no-emails.tsx'
import { CategoryFilter } from '#app/gallery/filters/category-filter.tsx'
import { ListFailed } from '#app/gallery/lists/list-failed.tsx'
import { StreamedList } from '#app/gallery/lists/streamed-list.tsx'
import { CATEGORY_SKELETONS } from '#app/gallery/limits.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { breadcrumbs } from '#app/platform/http/structured-data.ts'
import type { Crumb } from '#app/platform/ui/breadcrumbs.tsx'
import type { loadCategoryPage } from './category-page.server.ts'
import { isModuleOn } from '#app/platform/lib/modules.ts'

type Loaded = Exclude<Awaited<ReturnType<typeof loadCategoryPage>>, Response>['data']

/** `parent` is the page above in the breadcrumbs; `here` is the name of this page in them. */
export function categoryMeta(
  matches: Parameters<typeof pageMeta>[0],
  loaded: Loaded | undefined,
  way: (name: string, half: string | null) => { parent: Crumb; here: string },
): MetaDescriptor[] {
  if (!loaded?.page) {
    return pageMeta(matches, {
      title: loaded?.name ? bestExamplesTitle(loaded.name) : CATEGORY_NOT_FOUND.title,
    })
  }
  const { page, name, description } = loaded
  const { path } = page
  const title = bestExamplesTitle(name)
  const { parent, here } = way(name, page.half)
  return pageMeta(matches, {
    title,
    description,
    path,
    picture: page.picture,
    feeds: [{ title: categoryCopy.emailType.emailsOf(name), path: `${path}/feed` }],
    things: import.meta.env.SSR ? (at) => [breadcrumbs(at, [parent, { name: here, path }])] : undefined,
  })
}

type CategoryPageProps = Pick<EmailGridProps, 'emailType'> & {
  loaded: Loaded
  /** The page above in the breadcrumbs, and the name of this page. */
  parent: Crumb
  here?: string
  stamp?: ReactNode
  /** Extra information beside the number of emails. */
  fact?: ReactNode
  failedMessage: string
}

export function CategoryPage({
  loaded,
  parent,
  here,
  stamp,
  fact,
  failedMessage,
  emailType,
}: CategoryPageProps) {
  const { page, failed, name, description } = loaded
  if (!name) {
    const { title, text, browseAll } = CATEGORY_NOT_FOUND
    return <MissingPage title={title} text={text} to={href('/browse')} label={browseAll} />
  }
  return (
    <div className="shelf-clip">
      <div className="wrap">
        <CategoryHeader
          parent={parent}
          here={here ?? name}
          title={bestExamplesTitle(name)}
          description={description}
          stamp={stamp}
        />
        {page ? (
          <>
            <ListBar
              total={page.listing.total}
              fact={
                <>
                  {fact}
                  {page.listing.total >= ENOUGH && isModuleOn('analytics') && (
                    <Link
                      to={categoryAnalyticsPath(page.slug)}
                      className="underline underline-offset-3 hover:text-ink"
                    >
                      {ANALYTICS_TAB}
                    </Link>
                  )}
                </>
              }
              list={page.list}
            >
              <CategoryFilter listing={page.listing} />
              <SortSelect value={page.sort} />
            </ListBar>
            <StreamedList
              list={page.list}
              source={page.listing.source}
              total={page.listing.total}
              openEmail={page.beyond}
              skeletons={CATEGORY_SKELETONS}
              failed={failedMessage}
              empty={<NoEmails filter={page.listing.chosen && page.listing.filter} />}
              emailType={emailType}
            />
          </>
        ) : (
          <div className="border-t border-line pt-8">
            {failed ? <ListFailed message={failedMessage} /> : <NoEmails />}
          </div>
        )}
      </div>
    </div>
  )
}
