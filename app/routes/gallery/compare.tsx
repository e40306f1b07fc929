import { href, redirect } from 'react-router'
import { BrandsCompared } from '#app/analytics/brand-analytics/components/brands-compared.tsx'
import { comparePath } from '#app/analytics/brand-analytics/components/metric-links.ts'
import { analyticsCopy } from '#app/analytics/brand-analytics/copy.ts'
import { readAnalyticsTime } from '#app/analytics/brand-analytics/counts.server.ts'
import { COMPARED_MAX, ENOUGH } from '#app/analytics/brand-analytics/metrics.ts'
import { readAnalytics } from '#app/analytics/brand-analytics/queries.server.ts'
import { listLargestBrands } from '#app/gallery/brands/queries.server.ts'
import { copy } from '#app/gallery/copy.ts'
import { NOWHERE, findFilters } from '#app/gallery/filters/filters.server.ts'
import { browseQuery } from '#app/gallery/schema.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { staticHtml } from '#app/platform/http/static-html.server.tsx'
import { plainDayAt } from '#app/platform/lib/plain-day.ts'
import { StaticPage } from './static-page.tsx'
import type { Route } from './+types/compare.ts'
import '#app/platform/ui/charts/charts.css'

const words = analyticsCopy.compared
/** How many brands there are to start with. */
const LARGEST = 12

/** `?brand=` takes slugs and, from the form, names; a name redirects to the slug it stands for. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const { brand: asked } = readQuery(browseQuery.pick({ brand: true }), url)
  const { chosen, conditions } = await findFilters({ brand: asked.slice(0, COMPARED_MAX + 1) })
  const tags = (conditions.brand ?? []).flat()
  const found = (chosen.brand ?? []).map(({ value, name }, at) => ({ slug: value, name, tag: tags[at]! }))
  const known = found.filter(({ tag }) => tag !== NOWHERE).slice(0, COMPARED_MAX)
  const unknown = found.find(({ tag }) => tag === NOWHERE)?.name ?? null
  const path = comparePath(known.map(({ slug }) => slug))
  if (!unknown && path !== url.pathname + url.search) throw redirect(path)

  const today = plainDayAt(new Date())
  const brands = await Promise.all(
    known.map(async ({ slug, name, tag }) => {
      const analytics = await readAnalytics(tag, today)
      return { slug, name, analytics: analytics && analytics.emails >= ENOUGH ? analytics : null }
    }),
  )
  const countedAt = await readAnalyticsTime()
  const largest = brands.length < 2 ? await listLargestBrands(LARGEST, ENOUGH) : []
  return { part: staticHtml(request, <BrandsCompared {...{ brands, unknown, countedAt, largest }} />) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: words.title, description: words.description, path: href('/compare') })

export default function Compare({ loaderData: { part } }: Route.ComponentProps) {
  const { title, lead } = words
  const parents = [{ name: copy.brand.breadcrumb, path: href('/brands') }]
  return <StaticPage title={title} lead={lead} part={part} here={title} parents={parents} />
}
