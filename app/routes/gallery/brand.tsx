import { data, href, Link, redirect, replace, useLocation, useNavigation } from 'react-router'
import { brandPath } from '#app/gallery/brands/components/brand-path.ts'
import { asEditor } from '#app/accounts/policy.ts'
import { isFormerSlug } from '#app/gallery/brands/brand-summary.ts'
import { BrandEmpty } from '#app/gallery/brands/components/brand-empty.tsx'
import { BrandHeader } from '#app/gallery/brands/components/brand-header.tsx'
import { getBrand } from '#app/gallery/brands/queries.server.ts'
import { allSamples, type EmailCard as EmailCardData } from '#app/gallery/cards/card.ts'
import { EmailCard } from '#app/gallery/cards/email-card.tsx'
import { UnlistedNote } from '#app/gallery/email-page/unlisted-note.tsx'
import { EmailGridSkeleton } from '#app/gallery/lists/email-grid-skeleton.tsx'
import { EndlessGrid } from '#app/gallery/lists/endless-grid.tsx'
import { FilterSelect } from '#app/gallery/filters/filter-select.tsx'
import { NoEmails } from '#app/gallery/lists/no-emails.tsx'
import { copy } from '#app/gallery/copy.ts'
import { filterCopy } from '#app/gallery/filters/copy.ts'
import { countByBrand, listFiltersOfBrand } from '#app/gallery/lists/brand-stats.server.ts'
import { getCard, listUnlistedOfBrand } from '#app/gallery/queries.server.ts'
import { findFilters } from '#app/gallery/filters/filters.server.ts'
import { listPage } from '#app/gallery/lists/list-page.server.ts'
import { isSameList } from '#app/gallery/lists/list-url.ts'
import { BRAND_PAGE_LIMIT } from '#app/gallery/limits.ts'
import { brandPageQuery, openEmailQuery } from '#app/gallery/schema.ts'
import { categoryPagePath } from '#app/gallery/categories/components/category-path.ts'
import { copy as brandCopy } from '#app/gallery/brands/copy.ts'
import { brandAnalyticsPath } from '#app/analytics/brand-analytics/components/metric-links.ts'
import { ENOUGH, ANALYTICS_TAB } from '#app/analytics/brand-analytics/metrics.ts'
import { FollowButton } from '#app/collections/components/follow-button.tsx'
import { followsBrand } from '#app/collections/queries.server.ts'
import { ReportLink } from '#app/admin/takedown/components/report-link.tsx'
import { brandCard } from '#app/discovery/share-images/queries.server.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { getViewer } from '#app/accounts/request/session.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { isClientNavigation, settleOrNull } from '#app/platform/http/streaming.server.ts'
import { breadcrumbs } from '#app/platform/http/structured-data.ts'
import { Breadcrumbs } from '#app/platform/ui/breadcrumbs.tsx'
import { cn } from '#app/platform/ui/cn.ts'
import { TabCount, tabClass } from '#app/platform/ui/tab-class.tsx'
import { ogImage } from '#app/routes/resources/og-image-url.server.ts'
import { isModuleOn } from '#app/platform/lib/modules.ts'
import type { Route } from './+types/brand.ts'

export { shouldRevalidateList as shouldRevalidate } from '#app/gallery/lists/list-url.ts'

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const brand = await getBrand(params.brandSlug)
  if (!brand) return data({ brand: null }, { status: 404 })
  const viewer = await getViewer(context)
  const editor = brand.status === 'active' ? null : asEditor(viewer)
  if (brand.status !== 'active' && !editor) {
    const [category] = brand.categories
    throw replace(category ? categoryPagePath(category.slug) : href('/browse'))
  }
  if (isFormerSlug(params.brandSlug, brand)) throw redirect(brandPath(brand.slug) + url.search, 308)
  const query = readQuery(brandPageQuery, url)
  const { conditions } = await findFilters({ brand: brand.slug })
  const [list, total, filters, beyond, following, sketch] = await Promise.all([
    editor
      ? { emails: await listUnlistedOfBrand(editor, brand.id, BRAND_PAGE_LIMIT), next: null }
      : listPage(conditions, { after: query.after, tag: query.type, sort: 'sent', limit: BRAND_PAGE_LIMIT }),
    countByBrand(brand.id),
    listFiltersOfBrand(brand.id),
    getCard(readQuery(openEmailQuery, url).email),
    viewer ? followsBrand(viewer, brand.id) : false,
    // Link previews need the image only on document requests.
    isClientNavigation(request) ? null : settleOrNull(brandCard(brand), 'a link picture'),
  ])
  return {
    brand,
    unlisted: editor && (`${brand.status} brand` as const),
    total,
    filters,
    query,
    beyond,
    following,
    isAdmin: viewer?.isAdmin ?? false,
    list,
    picture: sketch && ogImage('brand', brand.slug, sketch),
  }
}

const PARENTS = [{ name: copy.brand.breadcrumb, path: href('/brands') }]

type BrandWithEmails = Extract<Route.ComponentProps['loaderData'], { total: number }>

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData?.brand) return pageMeta(matches, { title: brandCopy.notFound })
  const { brand, picture } = loaderData
  const title = copy.brand.emailsOf(brand.name)
  const path = brandPath(brand.slug)
  return pageMeta(matches, {
    title,
    description: brand.description || copy.brand.description(brand.name),
    path,
    picture,
    feeds: [{ title, path: `${path}/feed` }],
    things: import.meta.env.SSR ? (at) => [breadcrumbs(at, [...PARENTS, { name: title, path }])] : undefined,
  })
}

export default function Brand({ loaderData }: Route.ComponentProps) {
  if (!loaderData.brand) {
    const { notFound, notFoundText, browseAll } = brandCopy
    return <MissingPage title={notFound} text={notFoundText} to={href('/browse')} label={browseAll} />
  }
  const { brand, unlisted, list, total, following, isAdmin } = loaderData
  const follow = <FollowButton brandId={brand.id} brandSlug={brand.slug} following={following} />
  return (
    <div className="shelf-clip">
      <div className="wrap">
        <UnlistedNote unlisted={unlisted} />
        <Breadcrumbs className="pt-7" parents={PARENTS} here={copy.brand.emailsOf(brand.name)} />
        {/* Without emails the button stands where it says what following brings. */}
        <BrandHeader brand={brand} action={!unlisted && (total > 0 || isAdmin) ? follow : null} />
        {unlisted ? (
          <UnlistedEmails emails={list.emails} />
        ) : total === 0 ? (
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

/** Without the preview modal, which shows public emails. */
function UnlistedEmails({ emails }: { emails: EmailCardData[] }) {
  return (
    <ul className="card-grid mt-9">
      {emails.map((email) => (
        <li key={email.id}>
          <EmailCard email={email} showBrand={false} />
        </li>
      ))}
    </ul>
  )
}

function Emails({ brand, list, total, filters, query, beyond }: BrandWithEmails) {
  const here = useLocation()
  const { location: coming } = useNavigation()
  const filter = filterCopy.byFilter.type
  const isFiltering = coming?.pathname === here.pathname && !isSameList(coming, here)
  return (
    <>
      <div className="my-6.5 mb-9 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <nav aria-label={copy.brand.views} className="flex items-baseline gap-4">
          <Link to="?tab=all" aria-current="page" className={cn(tabClass, 'mb-0')} preventScrollReset>
            {copy.brand.allEmails}
            <TabCount>{total}</TabCount>
          </Link>
          {total >= ENOUGH && isModuleOn('analytics') && (
            <Link to={brandAnalyticsPath(brand.slug)} className={cn(tabClass, 'mb-0')}>
              {ANALYTICS_TAB}
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
