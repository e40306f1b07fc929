import { redirect } from 'react-router'
import { brandPath } from '#app/gallery/brands/components/brand-path.ts'
import { isFormerSlug } from '#app/gallery/brands/brand-summary.ts'
import { getBrand } from '#app/gallery/brands/queries.server.ts'
import { copy as brandCopy } from '#app/gallery/brands/copy.ts'
import { listEmailEntries } from '#app/discovery/queries.server.ts'
import { copy } from '#app/gallery/copy.ts'
import { findFilters } from '#app/gallery/filters/filters.server.ts'
import { plainResponse } from '#app/platform/http/plain-response.ts'
import { feedResponse } from './feed-response.server.ts'
import type { Route } from './+types/brand-feed.ts'

export async function loader(args: Route.LoaderArgs) {
  const brand = await getBrand(args.params.brandSlug)
  if (brand?.status !== 'active') return plainResponse(brandCopy.notFound, 404)
  if (isFormerSlug(args.params.brandSlug, brand)) return redirect(`${brandPath(brand.slug)}/feed.xml`, 308)
  const { conditions } = await findFilters({ brand: brand.slug })
  return feedResponse(args, {
    path: brandPath(brand.slug),
    title: copy.brand.emailsOf(brand.name),
    description: brand.description || copy.brand.description(brand.name),
    entries: await listEmailEntries(conditions),
  })
}
