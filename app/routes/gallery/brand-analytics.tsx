import { data, href, redirect } from 'react-router'
import { brandPath } from '#app/gallery/brands/components/brand-path.ts'
import { isFormerSlug } from '#app/gallery/brands/brand-summary.ts'
import { copy as brandCopy } from '#app/gallery/brands/copy.ts'
import { getBrand } from '#app/gallery/brands/queries.server.ts'
import { brandAnalyticsPath } from '#app/analytics/brand-analytics/components/metric-links.ts'
import { analyticsCopy as words } from '#app/analytics/brand-analytics/copy.ts'
import { copy } from '#app/gallery/copy.ts'
import { ANALYTICS_TAB } from '#app/analytics/brand-analytics/metrics.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { breadcrumbs } from '#app/platform/http/structured-data.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { StaticPage } from './static-page.tsx'
import { renderBrandAnalytics } from './analytics-page.server.tsx'
import type { Route } from './+types/brand-analytics.ts'
import '#app/platform/ui/charts/charts.css'

export async function loader({ params, request }: Route.LoaderArgs) {
  const brand = await getBrand(params.brandSlug)
  if (brand?.status !== 'active') return data({ brand: null }, { status: 404 })
  if (isFormerSlug(params.brandSlug, brand)) throw redirect(brandAnalyticsPath(brand.slug), 308)
  const { name, slug } = brand
  return { brand: { name, slug }, ...(await renderBrandAnalytics(request, brand)) }
}

function parentsOf({ name, slug }: { name: string; slug: string }) {
  return [
    { name: copy.brand.breadcrumb, path: href('/brands') },
    { name, path: brandPath(slug) },
  ]
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData?.brand) return pageMeta(matches, { title: brandCopy.notFound })
  const { brand, isEnough } = loaderData
  const title = words.title(brand.name)
  const path = brandAnalyticsPath(brand.slug)
  return pageMeta(matches, {
    title,
    description: words.description(brand.name),
    // Without analytics there is nothing to find here.
    path: isEnough ? path : undefined,
    things: (at) => [breadcrumbs(at, [...parentsOf(brand), { name: ANALYTICS_TAB, path }])],
  })
}

export default function BrandAnalyticsPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.brand) {
    const { notFound, notFoundText, browseAll } = brandCopy
    return <MissingPage title={notFound} text={notFoundText} to={href('/browse')} label={browseAll} />
  }
  const { brand, lead, part } = loaderData
  return (
    <StaticPage
      title={words.title(brand.name)}
      lead={lead}
      part={part}
      here={ANALYTICS_TAB}
      parents={parentsOf(brand)}
    />
  )
}
