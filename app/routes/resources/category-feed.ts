import { redirect } from 'react-router'
import { categoryLink } from '#app/gallery/categories/components/category-path.ts'
import { categoryCopy, CATEGORY_NOT_FOUND } from '#app/gallery/categories/copy.ts'
import { getCategoryBySlug } from '#app/gallery/categories/queries.server.ts'
import { listEmailEntries } from '#app/discovery/queries.server.ts'
import { findFilters } from '#app/gallery/filters/filters.server.ts'
import { filterOf } from '#app/gallery/filters/filters.ts'
import { plainResponse } from '#app/platform/http/plain-response.ts'
import { feedResponse } from './feed-response.server.ts'
import type { Route } from './+types/category-feed.ts'

/** The newest emails of an email type, a category or an occasion, at its page's URL with an extension. */
export async function loader(args: Route.LoaderArgs) {
  const { params, url } = args
  const found = await getCategoryBySlug(params.slug)
  if (!found) return plainResponse(CATEGORY_NOT_FOUND.title, 404)
  const { category } = found
  const path = categoryLink(category)
  const own = `${path}/feed.xml`
  if (own !== url.pathname) return redirect(own, 308)
  const { conditions } = await findFilters({ [filterOf(category.type)]: category.slug })
  return feedResponse(args, {
    path,
    title: categoryCopy.emailType.emailsOf(category.name),
    description: category.description,
    entries: await listEmailEntries(conditions),
  })
}
