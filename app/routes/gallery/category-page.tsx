/** The page of a category or an email type: a header and its emails. */
import type { ReactNode } from 'react'
import { href, Link, type MetaDescriptor } from 'react-router'
import { CategoryHeader } from '#app/features/categories/components/category-header.tsx'
import { categoryCopy, bestExamplesTitle, CATEGORY_NOT_FOUND } from '#app/features/categories/copy.ts'
import { categoryFiguresPath } from '#app/features/figures/components/figure-links.ts'
import { ENOUGH, FIGURES_TAB } from '#app/features/figures/figures.ts'
import type { EmailGridProps } from '#app/features/gallery/lists/email-grid.tsx'
import { SortSelect } from '#app/features/gallery/filters/filter-select.tsx'
import { ListBar } from '#app/features/gallery/lists/list-bar.tsx'
import { NoEmails } from '#app/features/gallery/lists/no-emails.tsx'
import { CategoryFilter } from '#app/features/gallery/filters/category-filter.tsx'
import { ListFailed } from '#app/features/gallery/lists/list-failed.tsx'
import { StreamedList } from '#app/features/gallery/lists/streamed-list.tsx'
import { CATEGORY_SKELETONS } from '#app/features/gallery/limits.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { pageMeta } from '#app/http/page-meta.ts'
import { breadcrumbs, itemList } from '#app/http/structured-data.ts'
import { listedEmails } from '#app/routes/resources/list-items.ts'
import { lazyModule } from '#app/ui/lazy-component.ts'
import type { loadCategoryPage } from './category-page.server.ts'

type Loaded = Exclude<Awaited<ReturnType<typeof loadCategoryPage>>, Response>['data']

/** `parent` is the page above in the breadcrumbs; `here` is the name of this page in them. */
export function categoryMeta(
  matches: Parameters<typeof pageMeta>[0],
  loaded: Loaded | undefined,
  way: (name: string, half: string | null) => { parent: { name: string; path: string }; here: string },
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
    things: import.meta.env.SSR
      ? (at) => [
          breadcrumbs(at, [parent, { name: here, path }]),
          ...itemList(at, title, listedEmails(page.list)),
        ]
      : undefined,
  })
}

type CategoryPageProps = Pick<EmailGridProps, 'emailType'> & {
  loaded: Loaded
  /** The breadcrumb link to the parent page, and the name of this page. */
  parent: ReactNode
  here?: string
  stamp?: ReactNode
  /** Extra information beside the number of emails. */
  fact?: ReactNode
  /** Error message if the emails could not be loaded. */
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
                  {page.listing.total >= ENOUGH && (
                    <Link
                      to={categoryFiguresPath(page.slug)}
                      className="underline underline-offset-3 hover:text-ink"
                    >
                      {FIGURES_TAB}
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
              empty={
                <NoEmails filter={page.listing.chosen && page.listing.filter}>
                  {page.neighbors.length > 0 && (
                    <section className="mt-10">
                      <h3 className="mb-4 type-small text-ink-soft">{categoryCopy.category.neighbors}</h3>
                      <LazyOccasions occasions={page.neighbors} />
                    </section>
                  )}
                </NoEmails>
              }
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

const nextOccasions = lazyModule(() => import('#app/features/categories/components/next-occasions.tsx'))

/** Only pages without emails show them. */
function LazyOccasions({ occasions }: { occasions: NonNullable<Loaded['page']>['neighbors'] }) {
  const { NextOccasions } = nextOccasions.useModule()
  return <NextOccasions occasions={occasions} />
}
