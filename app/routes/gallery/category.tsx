import { data, href, Link, redirect } from 'react-router'
import { CategoryHead } from '#app/features/categories/components/category-head.tsx'
import { CategoryMissing } from '#app/features/categories/components/category-missing.tsx'
import { categoryPagePath } from '#app/features/categories/components/category-path.ts'
import { OccasionStamp } from '#app/features/categories/components/occasion-stamp.tsx'
import { bestExamplesTitle, CATEGORY_NOT_FOUND, unknownCategory } from '#app/features/categories/copy.ts'
import { nextComing, plainDayAt } from '#app/features/categories/occasion-dates.ts'
import { getCategoryBySlug } from '#app/features/categories/queries.server.ts'
import { ListBar } from '#app/features/gallery/components/list-bar.tsx'
import { ShelfFilter } from '#app/features/gallery/components/shelf-filter.tsx'
import { SortSelect } from '#app/features/gallery/components/filter-select.tsx'
import { StreamedList } from '#app/features/gallery/components/streamed-list.tsx'
import { copy } from '#app/features/gallery/copy.ts'
import { CATEGORY_SKELETONS } from '#app/features/gallery/limits.ts'
import { longDate } from '#app/features/gallery/inbox-facts.ts'
import { getCard } from '#app/features/gallery/queries.server.ts'
import { openEmailQuery, shelfQuery } from '#app/features/gallery/schema.ts'
import { openShelf } from '#app/features/gallery/shelf.server.ts'
import { canonicalUrl } from '#app/http/canonical.server.ts'
import { readQuery } from '#app/http/read-query.ts'
import { isNavigation, orNull } from '#app/http/streaming.server.ts'
import { pageTitle } from '#app/site-config.ts'
import type { Route } from './+types/category.ts'

export { revalidatesList as shouldRevalidate } from '#app/features/gallery/list-address.ts'

/** Serves /category and /seasonal alike; the address of a page is always the first of them. */
export async function loader({ params, request, url }: Route.LoaderArgs) {
  const { slug = '' } = params
  const found = await getCategoryBySlug(slug)
  if (found?.redirectTo) {
    const path = url.pathname.startsWith('/seasonal/')
      ? href('/seasonal/:slug', { slug: found.redirectTo })
      : categoryPagePath(found.redirectTo)
    throw redirect(path + url.search, 308)
  }
  if (!found) {
    const { name, description } = unknownCategory(slug)
    return data({ page: null, name, description }, { status: 404 })
  }

  const { category } = found
  const query = readQuery(shelfQuery, url)
  const { shelf, listEmails } = await openShelf(category, query)
  const list = orNull(listEmails(), `emails of ${category.slug}`)
  const arrived = isNavigation(request) ? list : await list
  const page = {
    slug: category.slug,
    half: category.half,
    next: category.dateRule && nextComing(category.dateRule, plainDayAt(new Date())),
    shelf,
    sort: query.sort,
    beyond: await getCard(readQuery(openEmailQuery, url).email),
    list: arrived,
    canonical: canonicalUrl(url, categoryPagePath(category.slug)),
  }
  return data({ page, name: category.name, description: category.description }, arrived ? 200 : 500)
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.page) {
    return [
      { title: pageTitle(loaderData?.name ? bestExamplesTitle(loaderData.name) : CATEGORY_NOT_FOUND) },
      { name: 'robots', content: 'noindex' },
    ]
  }
  const { page, name, description } = loaderData
  return [
    { title: pageTitle(bestExamplesTitle(name)) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: page.canonical },
  ]
}

export default function Category({ loaderData }: Route.ComponentProps) {
  const { page, name, description } = loaderData
  if (!name) return <CategoryMissing />
  return (
    <div className="shelf-clip">
      <div className="wrap">
        <CategoryHead
          parent={<Link to={href('/browse')}>{page ? parentName(page.half) : copy.category.all}</Link>}
          here={name}
          title={bestExamplesTitle(name)}
          description={description}
          stamp={page?.next && <OccasionStamp occasion={{ name, slug: page.slug }} days={page.next.days} />}
        />
        {page ? (
          <>
            <ListBar
              total={page.shelf.total}
              fact={page.next && <time dateTime={page.next.date}>{longDate(new Date(page.next.date))}</time>}
              list={page.list}
            >
              <ShelfFilter shelf={page.shelf} />
              <SortSelect value={page.sort} />
            </ListBar>
            <StreamedList
              list={page.list}
              source={page.shelf.source}
              total={page.shelf.total}
              beyond={page.beyond}
              skeletons={CATEGORY_SKELETONS}
              failed={copy.category.failed}
            />
          </>
        ) : (
          <p className="border-t border-line pt-3.5 type-body text-ink-soft">{copy.noEmails}</p>
        )}
      </div>
    </div>
  )
}

function parentName(half: string | null): string {
  if (half === 'industry') return copy.category.industries
  if (half === 'business_type') return copy.category.businessTypes
  return half ? copy.category.seasonal : copy.category.all
}
