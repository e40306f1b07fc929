import { data, href, Link, redirect } from 'react-router'
import { isFormerSlug } from '#app/features/brands/brand-face.ts'
import { copy as brandCopy } from '#app/features/brands/copy.ts'
import { getBrand } from '#app/features/brands/queries.server.ts'
import { brandFiguresPath } from '#app/features/figures/components/figure-links.ts'
import { figuresCopy as words } from '#app/features/figures/copy.ts'
import { copy } from '#app/features/gallery/copy.ts'
import { FIGURES_TAB } from '#app/features/figures/figures.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { breadcrumbs } from '#app/http/structured-data.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { publicPaths } from '../resources/public-paths.ts'
import { StaticPage } from './static-page.tsx'
import { renderBrandFigures } from './figures-page.server.tsx'
import type { Route } from './+types/brand-figures.ts'
import '#app/ui/plots/plots.css'

export async function loader({ params, request }: Route.LoaderArgs) {
  const brand = await getBrand(params.brandSlug)
  if (brand?.status !== 'active') return data({ brand: null }, { status: 404 })
  if (isFormerSlug(params.brandSlug, brand)) throw redirect(brandFiguresPath(brand.slug), 308)
  const { name, slug } = brand
  return { brand: { name, slug }, ...(await renderBrandFigures(request, brand)) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData?.brand) return pageMeta(matches, { title: brandCopy.notFound })
  const { brand, isEnough } = loaderData
  const title = words.title(brand.name)
  const path = brandFiguresPath(brand.slug)
  return pageMeta(matches, {
    title,
    description: words.description(brand.name),
    // Without figures there is nothing to find here.
    path: isEnough ? path : undefined,
    things: (at) => [
      breadcrumbs(at, [
        { name: copy.brand.breadcrumb, path: href('/brands') },
        { name: brand.name, path: publicPaths.brand(brand.slug) },
        { name: FIGURES_TAB, path },
      ]),
    ],
  })
}

export default function BrandFiguresPage({ loaderData }: Route.ComponentProps) {
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
      here={FIGURES_TAB}
      links={[
        <Link key="brands" to={href('/brands')}>
          {copy.brand.breadcrumb}
        </Link>,
        <Link key="brand" to={publicPaths.brand(brand.slug)}>
          {brand.name}
        </Link>,
      ]}
    />
  )
}
