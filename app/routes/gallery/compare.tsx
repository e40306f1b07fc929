import { href, Link, redirect } from 'react-router'
import { comparePath } from '#app/analytics/brand-analytics/components/metric-links.ts'
import { analyticsCopy } from '#app/analytics/brand-analytics/copy.ts'
import { COMPARED_MAX } from '#app/analytics/brand-analytics/metrics.ts'
import { copy } from '#app/gallery/copy.ts'
import { NOWHERE, findFilters } from '#app/gallery/filters/filters.server.ts'
import { browseQuery } from '#app/gallery/schema.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { renderComparison } from './compare.server.tsx'
import { StaticPage } from './static-page.tsx'
import type { Route } from './+types/compare.ts'
import '#app/platform/ui/charts/charts.css'

const words = analyticsCopy.compared

/** `?brand=` takes slugs and, from the form, names; a name redirects to the slug it stands for. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const { brand: asked } = readQuery(browseQuery.pick({ brand: true }), url)
  const { chosen, conditions } = await findFilters({ brand: asked.slice(0, COMPARED_MAX + 1) })
  const tags = [conditions.brand ?? []].flat()
  const found = (chosen.brand ?? []).map(({ value, name }, at) => ({ slug: value, name, tag: tags[at]! }))
  const brands = found.filter(({ tag }) => tag !== NOWHERE).slice(0, COMPARED_MAX)
  const unknown = found.find(({ tag }) => tag === NOWHERE)?.name ?? null
  const path = comparePath(brands.map(({ slug }) => slug))
  if (!unknown && path !== url.pathname + url.search) throw redirect(path)
  return { part: await renderComparison(request, brands, unknown) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: words.title, description: words.description, path: href('/compare') })

export default function Compare({ loaderData: { part } }: Route.ComponentProps) {
  return (
    <StaticPage
      title={words.title}
      lead={words.lead}
      part={part}
      here={words.title}
      links={[
        <Link key="brands" to={href('/brands')}>
          {copy.brand.breadcrumb}
        </Link>,
      ]}
    />
  )
}
