import { data, href, Link, redirect, replace, useLocation, useNavigation } from 'react-router'
import { isFormerSlug } from '#app/features/brands/brand-face.ts'
import { BrandEmpty } from '#app/features/brands/components/brand-empty.tsx'
import { BrandHeader } from '#app/features/brands/components/brand-header.tsx'
import { getBrand } from '#app/features/brands/queries.server.ts'
import { allSamples } from '#app/features/gallery/cards/card.ts'
import { EmailGridSkeleton } from '#app/features/gallery/lists/email-grid-skeleton.tsx'
import { EndlessGrid } from '#app/features/gallery/lists/endless-grid.tsx'
import { FilterSelect } from '#app/features/gallery/filters/filter-select.tsx'
import { NoEmails } from '#app/features/gallery/lists/no-emails.tsx'
import { howOften, seenBetween, type Sending } from '#app/features/gallery/lists/cadence.ts'
import { copy } from '#app/features/gallery/copy.ts'
import { filterCopy } from '#app/features/gallery/filters/copy.ts'
import {
  countByBrand,
  listFiltersOfBrand,
  sendingOfBrand,
} from '#app/features/gallery/lists/brand-stats.server.ts'
import { getCard } from '#app/features/gallery/queries.server.ts'
import { findFilters } from '#app/features/gallery/filters/filters.server.ts'
import { completeList, documentList } from '#app/features/gallery/lists/document-list.ts'
import { listPage } from '#app/features/gallery/lists/list-page.server.ts'
import { isSameList } from '#app/features/gallery/lists/list-url.ts'
import { BRAND_PAGE_LIMIT } from '#app/features/gallery/limits.ts'
import { brandPageQuery, openEmailQuery } from '#app/features/gallery/schema.ts'
import { categoryPagePath } from '#app/features/categories/components/category-path.ts'
import { copy as brandCopy } from '#app/features/brands/copy.ts'
import { brandFiguresPath } from '#app/features/figures/components/figure-links.ts'
import { ENOUGH, FIGURES_TAB } from '#app/features/figures/figures.ts'
import { FollowButton } from '#app/features/collections/components/follow-button.tsx'
import { ReportLink } from '#app/features/takedown/components/report-link.tsx'
import { brandCard } from '#app/features/og-images/queries.server.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { getViewer } from '#app/http/session.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { readQuery } from '#app/http/read-query.ts'
import { isNavigation, settleOrNull } from '#app/http/streaming.server.ts'
import { breadcrumbs, itemList } from '#app/http/structured-data.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { cn } from '#app/ui/cn.ts'
import { TabCount, tabClass } from '#app/ui/tab-class.tsx'
import { followingPart } from '#app/routes/own-parts.server.ts'
import { ogImage } from '#app/routes/resources/og-image-url.server.ts'
import { listedEmails } from '#app/routes/resources/list-items.ts'
import { publicPaths } from '../resources/public-paths.ts'
import type { Route } from './+types/brand.ts'

export { shouldRevalidateList as shouldRevalidate } from '#app/features/gallery/lists/list-url.ts'

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const brand = await getBrand(params.brandSlug)
  if (!brand) return data({ brand: null }, { status: 404 })
  if (brand.status !== 'active') {
    const [category] = brand.categories
    throw replace(category ? categoryPagePath(category.slug) : href('/browse'))
  }
  if (isFormerSlug(params.brandSlug, brand)) throw redirect(publicPaths.brand(brand.slug) + url.search, 308)
  const query = readQuery(brandPageQuery, url)
  const { conditions } = await findFilters({ brand: brand.slug })
  const isDocument = !isNavigation(request)
  const viewer = await getViewer(context)
  const [list, total, filters, sending, beyond, following, sketch] = await Promise.all([
    listPage(conditions, { after: query.after, tag: query.type, sort: 'sent', limit: BRAND_PAGE_LIMIT }),
    countByBrand(brand.id),
    listFiltersOfBrand(brand.id),
    sendingOfBrand(brand.id),
    getCard(readQuery(openEmailQuery, url).email),
    viewer ? followingPart.read(context, viewer, brand.id) : false,
    // Link previews need the image only on document requests.
    isDocument ? settleOrNull(brandCard(brand), 'a link picture') : null,
  ])
  return {
    brand,
    total,
    filters,
    sending,
    query,
    beyond,
    following,
    isAdmin: viewer?.isAdmin ?? false,
    list: isDocument ? documentList(list) : list,
    picture: sketch && ogImage('brand', brand.slug, sketch),
  }
}

type BrandWithEmails = Extract<Route.ComponentProps['loaderData'], { total: number }>

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData?.brand) return pageMeta(matches, { title: brandCopy.notFound })
  const { brand, list, picture } = loaderData
  const title = copy.brand.emailsOf(brand.name)
  const path = publicPaths.brand(brand.slug)
  return pageMeta(matches, {
    title,
    description: brand.description || copy.brand.description(brand.name),
    path,
    picture,
    feeds: [{ title, path: `${path}/feed` }],
    things: import.meta.env.SSR
      ? (at) => [
          breadcrumbs(at, [
            { name: copy.brand.breadcrumb, path: href('/brands') },
            { name: title, path },
          ]),
          ...itemList(at, title, listedEmails(list)),
        ]
      : undefined,
  })
}

export default function Brand({ loaderData }: Route.ComponentProps) {
  if (!loaderData.brand) {
    const { notFound, notFoundText, browseAll } = brandCopy
    return <MissingPage title={notFound} text={notFoundText} to={href('/browse')} label={browseAll} />
  }
  const { brand, total, following, isAdmin } = loaderData
  const follow = <FollowButton brandId={brand.id} brandSlug={brand.slug} following={following} />
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
        {/* Without emails the button stands where it says what following brings. */}
        <BrandHeader brand={brand} action={total > 0 || isAdmin ? follow : null} />
        {total === 0 ? (
          <BrandEmpty name={brand.name} isAdmin={isAdmin} follow={follow} />
        ) : (
          <Emails {...loaderData} />
        )}
        <ReportLink
          to={href('/report/brand/:brandSlug', { brandSlug: brand.slug })}
          label={brandCopy.isYours}
        />
      </div>
    </div>
  )
}

function Emails({ brand, list: arrived, total, filters, sending, query, beyond }: BrandWithEmails) {
  const list = completeList(arrived)
  const here = useLocation()
  const { location: coming } = useNavigation()
  const filter = filterCopy.byFilter.type
  const isFiltering = coming?.pathname === here.pathname && !isSameList(coming, here)
  return (
    <>
      {sending && <SendingFrequency sending={sending} />}
      <div className="my-6.5 mb-9 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <nav aria-label={copy.brand.views} className="flex items-baseline gap-4">
          <Link to="?tab=all" aria-current="page" className={cn(tabClass, 'mb-0')} preventScrollReset>
            {copy.brand.allEmails}
            <TabCount>{total}</TabCount>
          </Link>
          {total >= ENOUGH && (
            <Link to={brandFiguresPath(brand.slug)} className={cn(tabClass, 'mb-0')}>
              {FIGURES_TAB}
            </Link>
          )}
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
          source={{ brand: [brand.slug], tag: query.type ?? undefined, sort: 'sent' }}
          total={query.type ? undefined : total}
          openEmail={beyond}
          showBrand={false}
          aboveTheFold
        />
      )}
    </>
  )
}

/** How often a brand sends, estimated from its emails here. */
function SendingFrequency({ sending }: { sending: Sending }) {
  const often = howOften(sending)
  return (
    <p className="mt-3.5 flex flex-wrap gap-x-3.5 type-small text-ink-soft">
      {often && <span className="font-medium text-ink">{often}</span>}
      <span>{seenBetween(sending)}</span>
    </p>
  )
}
