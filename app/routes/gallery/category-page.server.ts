import { data, redirect } from 'react-router'
import { plainDayAt } from '#app/platform/lib/plain-day.ts'
import { unknownCategory } from '#app/gallery/categories/copy.ts'
import { nextComing } from '#app/gallery/categories/occasion-dates.ts'
import { type Category, getCategoryBySlug } from '#app/gallery/categories/queries.server.ts'
import { getCard } from '#app/gallery/queries.server.ts'
import { openEmailQuery, categoryPageQuery } from '#app/gallery/schema.ts'
import { openCategoryList } from '#app/gallery/lists/category-list.server.ts'
import { categoryCard } from '#app/discovery/share-images/queries.server.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { isClientNavigation, settleOrNull } from '#app/platform/http/streaming.server.ts'
import { ogImage } from '#app/routes/resources/og-image-url.server.ts'

type Asked = {
  slug: string
  request: Request
  url: URL
  pathOf: (category: Category) => string
  /** The canonical URL, if the requested one is different. */
  elsewhere: (found: { category: Category; redirectTo?: string }) => string | null
}

/** If no data could be loaded, the page says so. */
export async function loadCategoryPage(asked: Asked) {
  const answer = await settleOrNull(readCategoryPage(asked), `the page of ${asked.slug}`)
  return answer ?? data({ page: null, failed: true, ...unknownCategory(asked.slug) }, { status: 500 })
}

async function readCategoryPage({ slug, request, url, pathOf, elsewhere }: Asked) {
  const found = await getCategoryBySlug(slug)
  if (!found) return data({ page: null, failed: false, ...unknownCategory(slug) }, { status: 404 })
  const path = elsewhere(found)
  if (path) return redirect(path + url.search, 308)

  const { category } = found
  const query = readQuery(categoryPageQuery, url)
  const { listing, listEmails } = await openCategoryList(category, query)
  const list = settleOrNull(listEmails(), `emails of ${category.slug}`)
  // Link previews need the image only on document requests.
  const pendingCard = isClientNavigation(request)
    ? null
    : settleOrNull(categoryCard(category), 'a link picture')
  const arrived = isClientNavigation(request) ? list : await list
  const card = await pendingCard
  const page = {
    slug: category.slug,
    half: category.half,
    next: category.dateRule && nextComing(category.dateRule, plainDayAt(new Date())),
    listing,
    sort: query.sort,
    beyond: await getCard(readQuery(openEmailQuery, url).email),
    list: arrived,
    path: pathOf(category),
    picture: card && ogImage('category', category.slug, card),
  }
  const { name, description } = category
  return data({ page, failed: false, name, description }, arrived ? 200 : 500)
}
