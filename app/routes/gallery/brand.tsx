import { data, href, Link, replace, useLocation, useNavigation } from 'react-router'
import { BrandEmpty } from '#app/features/brands/components/brand-empty.tsx'
import { BrandHeader } from '#app/features/brands/components/brand-header.tsx'
import { BrandMissing } from '#app/features/brands/components/brand-missing.tsx'
import { getBrand } from '#app/features/brands/queries.server.ts'
import { allSamples } from '#app/features/gallery/card.ts'
import { EmailGridSkeleton } from '#app/features/gallery/components/email-grid-skeleton.tsx'
import { EndlessGrid } from '#app/features/gallery/components/endless-grid.tsx'
import { FilterSelect } from '#app/features/gallery/components/filter-select.tsx'
import { NoEmails } from '#app/features/gallery/components/no-emails.tsx'
import { SendingLine } from '#app/features/gallery/components/sending-line.tsx'
import { copy } from '#app/features/gallery/copy.ts'
import {
  countByBrand,
  getCard,
  listFiltersOfBrand,
  sendingOfBrand,
} from '#app/features/gallery/queries.server.ts'
import { findFilters } from '#app/features/gallery/filters.server.ts'
import { listPage } from '#app/features/gallery/list-page.server.ts'
import { isSameList } from '#app/features/gallery/list-address.ts'
import { BRAND_PAGE_LIMIT } from '#app/features/gallery/limits.ts'
import { brandPageQuery, openEmailQuery } from '#app/features/gallery/schema.ts'
import { categoryPagePath } from '#app/features/categories/components/category-path.ts'
import { copy as brandCopy } from '#app/features/brands/copy.ts'
import { FollowButton } from '#app/features/collections/components/follow-button.tsx'
import { followsBrand } from '#app/features/collections/queries.server.ts'
import { getViewer } from '#app/http/session.server.ts'
import { canonicalUrl } from '#app/http/canonical.server.ts'
import { readQuery } from '#app/http/read-query.ts'
import { pageTitle } from '#app/site-config.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { cn } from '#app/ui/cn.ts'
import { TabCount, tabLook } from '#app/ui/tab-look.tsx'
import type { Route } from './+types/brand.ts'

export { revalidatesList as shouldRevalidate } from '#app/features/gallery/list-address.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const brand = await getBrand(params.brandSlug)
  if (!brand) return data({ brand: null }, { status: 404 })
  if (brand.status !== 'active') {
    const [category] = brand.categories
    throw replace(category ? categoryPagePath(category.slug) : href('/browse'))
  }
  const query = readQuery(brandPageQuery, url)
  const { conditions } = await findFilters({ brand: brand.slug })
  const [list, total, filters, sending, beyond, following] = await Promise.all([
    listPage(conditions, { after: query.after, tag: query.type, sort: 'newest', limit: BRAND_PAGE_LIMIT }),
    countByBrand(brand.id),
    listFiltersOfBrand(brand.id),
    sendingOfBrand(brand.id),
    getCard(readQuery(openEmailQuery, url).email),
    followsBrand(await getViewer(context), brand.id),
  ])
  return {
    brand,
    total,
    filters,
    sending,
    query,
    beyond,
    following,
    list,
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
          links={[
            <Link key="brands" to={href('/brands')}>
              {copy.brand.breadcrumb}
            </Link>,
          ]}
          here={copy.brand.emailsOf(brand.name)}
        />
        <BrandHeader
          brand={brand}
          action={<FollowButton brandId={brand.id} brandSlug={brand.slug} following={loaderData.following} />}
        />
        {total === 0 ? <BrandEmpty name={brand.name} /> : <Emails {...loaderData} />}
      </div>
    </div>
  )
}

function Emails({ brand, list, total, filters, sending, query, beyond }: BrandWithEmails) {
  const here = useLocation()
  const { location: coming } = useNavigation()
  const filter = copy.filters.type
  const isFiltering = coming?.pathname === here.pathname && !isSameList(coming, here)
  return (
    <>
      {sending && <SendingLine sending={sending} />}
      <div className="my-6.5 mb-9 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <nav aria-label={copy.brand.views} className="flex items-baseline gap-4">
          <Link to="?tab=all" aria-current="page" className={cn(tabLook, 'mb-0')} preventScrollReset>
            {copy.brand.allEmails}
            <TabCount>{total}</TabCount>
          </Link>
          {allSamples(list.emails) && <span className="type-small text-ink-faint">{copy.samples}</span>}
        </nav>
        <FilterSelect
          name="type"
          label={filter.label}
          all={filter.all}
          choices={filters.map(({ name, slug }) => ({ name, value: slug }))}
          value={query.type}
        />
      </div>
      {isFiltering ? (
        <EmailGridSkeleton showBrand={false} />
      ) : list.emails.length === 0 ? (
        <NoEmails title={copy.brand.noMatch} filter="type" />
      ) : (
        <EndlessGrid
          first={list}
          source={{ brand: brand.slug, tag: query.type ?? undefined }}
          total={query.type ? undefined : total}
          beyond={beyond}
          showBrand={false}
          onFirstScreen
        />
      )}
    </>
  )
}
