import { data, href, Link, replace, useLocation, useNavigation } from 'react-router'
import { BrandEmpty } from '#app/features/brands/components/brand-empty.tsx'
import { BrandHeader } from '#app/features/brands/components/brand-header.tsx'
import { BrandMissing } from '#app/features/brands/components/brand-missing.tsx'
import { getBrand } from '#app/features/brands/queries.server.ts'
import { allSamples } from '#app/features/gallery/card.ts'
import { EmailGrid, EmailGridSkeleton } from '#app/features/gallery/components/email-grid.tsx'
import { TypeFilter } from '#app/features/gallery/components/type-filter.tsx'
import { copy } from '#app/features/gallery/copy.ts'
import { countByBrand, listByBrand, listFiltersOfBrand } from '#app/features/gallery/queries.server.ts'
import { BRAND_PAGE_LIMIT } from '#app/features/gallery/limits.ts'
import { brandPageQuery } from '#app/features/gallery/schema.ts'
import { siteLinks } from '#app/frame/site-links.ts'
import { categoryPagePath } from '#app/features/categories/components/category-path.ts'
import { copy as brandCopy } from '#app/features/brands/copy.ts'
import { canonicalUrl } from '#app/http/canonical.server.ts'
import { pageTitle } from '#app/site-config.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { TabCount, tabLook } from '#app/ui/tabs.tsx'
import type { Route } from './+types/brand.ts'

export async function loader({ params, url }: Route.LoaderArgs) {
  const brand = await getBrand(params.brandSlug)
  if (!brand) return data({ brand: null }, { status: 404 })
  if (brand.status !== 'active') {
    const [category] = brand.categories
    throw replace(category ? categoryPagePath(category.slug) : siteLinks.browse)
  }
  const query = brandPageQuery.parse({ type: url.searchParams.get('type'), after: url.searchParams.get('after') })
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
    query,
    emails: emails.slice(0, BRAND_PAGE_LIMIT),
    next: emails.length > BRAND_PAGE_LIMIT ? emails[BRAND_PAGE_LIMIT - 1]!.id : null,
    canonical: canonicalUrl(url, href('/brand/:brandSlug', { brandSlug: brand.slug })),
  }
}

type BrandWithEmails = Extract<Route.ComponentProps['loaderData'], { total: number }>

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.brand) {
    return [{ title: pageTitle(brandCopy.notFound) }, { name: 'robots', content: 'noindex' }]
  }
  const { brand, canonical } = loaderData
  return [
    { title: pageTitle(copy.brand.emailsOf(brand.name)) },
    { name: 'description', content: brand.description || copy.brand.description(brand.name) },
    { tagName: 'link', rel: 'canonical', href: canonical },
  ]
}

export default function Brand({ loaderData }: Route.ComponentProps) {
  if (!loaderData.brand) return <BrandMissing />
  const { brand, total } = loaderData
  return (
    <div className="shelf-clip">
      <div className="wrap">
        <Breadcrumbs
          className="pt-7"
          links={[<Link key="brands" to={siteLinks.brands}>{copy.brand.breadcrumb}</Link>]}
          here={copy.brand.emailsOf(brand.name)}
        />
        <BrandHeader brand={brand} />
        {total === 0 ? <BrandEmpty name={brand.name} /> : <Emails {...loaderData} />}
      </div>
    </div>
  )
}

function Emails({ emails, total, filters, query, next }: BrandWithEmails) {
  const { pathname } = useLocation()
  const { location: coming } = useNavigation()
  const isFiltering = coming?.pathname === pathname
  return (
    <>
      <div className="my-6.5 mb-9 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <nav aria-label={copy.brand.views} className="flex items-baseline gap-4">
          <Link to="?tab=all" aria-current="page" className={cn(tabLook, 'mb-0')} preventScrollReset>
            {copy.brand.allEmails}
            <TabCount>{total}</TabCount>
          </Link>
          {allSamples(emails) && <span className="type-small text-ink-faint">{copy.samples}</span>}
        </nav>
        <TypeFilter options={filters} value={query.type} />
      </div>
      {isFiltering ? (
        <EmailGridSkeleton showBrand={false} />
      ) : emails.length === 0 ? (
        <p className="type-body text-ink-soft">{copy.brand.noMatch}</p>
      ) : (
        <EmailGrid emails={emails} showBrand={false} onFirstScreen />
      )}
      <MorePages type={query.type} after={query.after} next={next} />
    </>
  )
}

function MorePages({ type, after, next }: { type: string | null; after: string | null; next: string | null }) {
  if (!after && !next) return null
  const filter: Record<string, string> = type ? { type } : {}
  return (
    <nav aria-label={copy.brand.pages} className="mt-14 flex gap-2">
      {after && (
        <Button asChild>
          <Link to={`?${new URLSearchParams(filter)}`}>{copy.brand.newest}</Link>
        </Button>
      )}
      {next && (
        <Button asChild>
          <Link to={`?${new URLSearchParams({ ...filter, after: next })}`}>{copy.brand.older}</Link>
        </Button>
      )}
    </nav>
  )
}
