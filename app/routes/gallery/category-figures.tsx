import { data, href, Link, redirect } from 'react-router'
import { CATEGORY_NOT_FOUND } from '#app/features/categories/copy.ts'
import { getCategoryBySlug } from '#app/features/categories/queries.server.ts'
import { categoryFiguresPath } from '#app/features/figures/components/figure-links.ts'
import { figuresCopy as words } from '#app/features/figures/copy.ts'
import { FIGURES_TAB } from '#app/features/figures/figures.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { breadcrumbs } from '#app/http/structured-data.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { publicPaths } from '../resources/public-paths.ts'
import { StaticPage } from './static-page.tsx'
import { renderCategoryFigures } from './figures-page.server.tsx'
import type { Route } from './+types/category-figures.ts'
import '#app/ui/plots/plots.css'

/** Industries, email types and occasions alike. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const found = await getCategoryBySlug(params.slug)
  if (!found) return data({ category: null }, { status: 404 })
  if (found.redirectTo) throw redirect(categoryFiguresPath(found.redirectTo), 308)
  const { name, slug, type } = found.category
  return { category: { name, slug, type }, ...(await renderCategoryFigures(request, found.category)) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData?.category) return pageMeta(matches, { title: CATEGORY_NOT_FOUND.title })
  const { category, isEnough } = loaderData
  const path = categoryFiguresPath(category.slug)
  return pageMeta(matches, {
    title: words.title(category.name),
    description: words.categoryDescription(category.name),
    // Without figures there is nothing to find here.
    path: isEnough ? path : undefined,
    things: (at) => [
      breadcrumbs(at, [
        { name: category.name, path: publicPaths.category(category) },
        { name: FIGURES_TAB, path },
      ]),
    ],
  })
}

export default function CategoryFiguresPage({ loaderData }: Route.ComponentProps) {
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
      here={FIGURES_TAB}
      links={[
        <Link key="category" to={publicPaths.category(category)}>
          {category.name}
        </Link>,
      ]}
    />
  )
}
