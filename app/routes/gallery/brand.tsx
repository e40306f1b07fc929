import { data, href, Link, redirect, replace, useNavigation } from 'react-router'
import { BrandEmpty } from '#app/features/brands/components/brand-empty.tsx'
import { BrandHeader } from '#app/features/brands/components/brand-header.tsx'
import { BrandMissing } from '#app/features/brands/components/brand-missing.tsx'
import { getBrand } from '#app/features/brands/queries.server.ts'
import { allSamples } from '#app/features/gallery/card.ts'
import { EmailGrid, EmailGridSkeleton } from '#app/features/gallery/components/email-grid.tsx'
import { TypeFilter } from '#app/features/gallery/components/type-filter.tsx'
import { copy } from '#app/features/gallery/copy.ts'
import { countByBrand, listByBrand, listFiltersOfBrand } from '#app/features/gallery/queries.server.ts'
import { BRAND_PAGE_LIMIT, brandPageQuery } from '#app/features/gallery/schema.ts'
import { canonicalUrl } from '#app/http/canonical.server.ts'
import { pageTitle } from '#app/site-config.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { TabCount, tabLook } from '#app/ui/tabs.tsx'
import type { Route } from './+types/brand.ts'

export async function loader({ params, url }: Route.LoaderArgs) {
  const brand = await getBrand(params.brandSlug)
  if (!brand) return data({ brand: null }, { status: 404 })
  if (brand.status !== 'active') {
    const [category] = brand.categories
    throw replace(category ? href('/category/:slug', { slug: category.slug }) : href('/browse'))
  }
  const query = brandPageQuery.parse(Object.fromEntries(url.searchParams))
  const [emails, total, filters] = await Promise.all([
    // One more than is shown tells whether there are more.
    listByBrand(brand.id, { ...query, limit: BRAND_PAGE_LIMIT + 1 }),
    countByBrand(brand.id),
    listFiltersOfBrand(brand.id),
  ])
  return {
    brand,
    total,
    filters,
    type: query.type,
    emails: emails.slice(0, BRAND_PAGE_LIMIT),
    next: emails.length > BRAND_PAGE_LIMIT ? emails[BRAND_PAGE_LIMIT - 1]!.id : null,
    canonical: canonicalUrl(url, href('/brand/:brandSlug', { brandSlug: brand.slug })),
  }
}
