import { data, href, Link, redirect } from 'react-router'
import { CategoryHead } from '#app/features/categories/components/category-head.tsx'
import { CategoryMissing } from '#app/features/categories/components/category-missing.tsx'
import { categoryPagePath, emailTypePath } from '#app/features/categories/components/category-path.ts'
import { bestExamplesTitle, CATEGORY_NOT_FOUND, unknownCategory } from '#app/features/categories/copy.ts'
import { getCategoryBySlug } from '#app/features/categories/queries.server.ts'
import { SortSelect } from '#app/features/gallery/components/filter-select.tsx'
import { ListBar } from '#app/features/gallery/components/list-bar.tsx'
import { ShelfFilter } from '#app/features/gallery/components/shelf-filter.tsx'
import { StreamedList } from '#app/features/gallery/components/streamed-list.tsx'
import { copy } from '#app/features/gallery/copy.ts'
import { CATEGORY_SKELETONS } from '#app/features/gallery/limits.ts'
import { getCard } from '#app/features/gallery/queries.server.ts'
import { openEmailQuery, shelfQuery } from '#app/features/gallery/schema.ts'
import { openShelf } from '#app/features/gallery/shelf.server.ts'
import { canonicalUrl } from '#app/http/canonical.server.ts'
import { readQuery } from '#app/http/read-query.ts'
import { isNavigation, orNull } from '#app/http/streaming.server.ts'
import { pageTitle } from '#app/site-config.ts'
import type { Route } from './+types/email-type.ts'

export { revalidatesList as shouldRevalidate } from '#app/features/gallery/list-address.ts'

export async function loader({ params, request, url }: Route.LoaderArgs) {
  const found = await getCategoryBySlug(params.tagSlug)
  if (!found) {
    const { name, description } = unknownCategory(params.tagSlug)
    return data({ page: null, name, description }, { status: 404 })
  }
  const { category } = found
  if (category.type !== 'email_type') throw redirect(categoryPagePath(category.slug) + url.search, 308)
  if (found.redirectTo) throw redirect(emailTypePath(found.redirectTo) + url.search, 308)

  const query = readQuery(shelfQuery, url)
  const { shelf, listEmails } = await openShelf(category, query)
  const list = orNull(listEmails(), `emails of ${category.slug}`)
  const arrived = isNavigation(request) ? list : await list
  const page = {
    slug: category.slug,
    shelf,
    sort: query.sort,
    beyond: await getCard(readQuery(openEmailQuery, url).email),
    list: arrived,
    canonical: canonicalUrl(url, emailTypePath(category.slug)),
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

export default function EmailType({ loaderData }: Route.ComponentProps) {
  const { page, name, description } = loaderData
  if (!name) return <CategoryMissing />
  return (
    <div className="shelf-clip">
      <div className="wrap">
        <CategoryHead
          parent={<Link to={href('/email-types')}>{copy.emailType.breadcrumb}</Link>}
          here={copy.emailType.emailsOf(name)}
          title={bestExamplesTitle(name)}
          description={description}
        />
        {page ? (
          <>
            <ListBar total={page.shelf.total} list={page.list}>
              <ShelfFilter shelf={page.shelf} />
              <SortSelect value={page.sort} />
            </ListBar>
            <StreamedList
              list={page.list}
              source={page.shelf.source}
              total={page.shelf.total}
              beyond={page.beyond}
              skeletons={CATEGORY_SKELETONS}
              failed={copy.emailType.failed}
              cameFrom={{ name, slug: page.slug }}
            />
          </>
        ) : (
          <p className="border-t border-line pt-3.5 type-body text-ink-soft">{copy.noEmails}</p>
        )}
      </div>
    </div>
  )
}
