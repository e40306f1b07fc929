import { data, href, redirect } from 'react-router'
import { categoryLink } from '#app/gallery/categories/components/category-path.ts'
import { CATEGORY_NOT_FOUND } from '#app/gallery/categories/copy.ts'
import { getCategoryBySlug } from '#app/gallery/categories/queries.server.ts'
import { categoryAnalyticsPath } from '#app/analytics/brand-analytics/components/metric-links.ts'
import { analyticsCopy as words } from '#app/analytics/brand-analytics/copy.ts'
import { ANALYTICS_TAB } from '#app/analytics/brand-analytics/metrics.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { breadcrumbs } from '#app/platform/http/structured-data.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { StaticPage } from './static-page.tsx'
import { renderCategoryAnalytics } from './analytics-page.server.tsx'
import type { Route } from './+types/category-analytics.ts'
import '#app/platform/ui/charts/charts.css'

/** Industries, email types and occasions alike. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const found = await getCategoryBySlug(params.slug)
  if (!found) return data({ category: null }, { status: 404 })
  if (found.redirectTo) throw redirect(categoryAnalyticsPath(found.redirectTo), 308)
  const { name, slug, type } = found.category
  return { category: { name, slug, type }, ...(await renderCategoryAnalytics(request, found.category)) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData?.category) return pageMeta(matches, { title: CATEGORY_NOT_FOUND.title })
  const { category, isEnough } = loaderData
  const path = categoryAnalyticsPath(category.slug)
  return pageMeta(matches, {
    title: words.title(category.name),
    description: words.categoryDescription(category.name),
    // Without analytics there is nothing to find here.
    path: isEnough ? path : undefined,
    things: (at) => [
      breadcrumbs(at, [
        { name: category.name, path: categoryLink(category) },
        { name: ANALYTICS_TAB, path },
      ]),
    ],
  })
}

export default function CategoryAnalyticsPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.category) {
    const { title, text, browseAll } = CATEGORY_NOT_FOUND
    return <MissingPage title={title} text={text} to={href('/browse')} label={browseAll} />
  }
  const { category, lead, part } = loaderData
  return (
    <StaticPage
      title={words.title(category.name)}
      lead={lead}
      part={part}
      here={ANALYTICS_TAB}
      parents={[{ name: category.name, path: categoryLink(category) }]}
    />
  )
}
