import { href } from 'react-router'
import { categoryCopy } from '#app/gallery/categories/copy.ts'
import { categoryPagePath, emailTypePath } from '#app/gallery/categories/components/category-path.ts'
import { OccasionStamp } from '#app/gallery/categories/components/occasion-stamp.tsx'
import type { Crumb } from '#app/platform/ui/breadcrumbs.tsx'
import { fullDate } from '#app/platform/lib/format.ts'
import { loadCategoryPage } from './category-page.server.ts'
import { categoryMeta, CategoryPage } from './category-page.tsx'
import type { Route } from './+types/category.ts'

export { shouldRevalidateList as shouldRevalidate } from '#app/gallery/lists/list-url.ts'

/** Serves /category and /seasonal; the canonical URL is /category, for an email type it is /email-type. */
export function loader({ params: { slug = '' }, request, url }: Route.LoaderArgs) {
  const isSeasonal = url.pathname.startsWith('/seasonal/')
  return loadCategoryPage({
    slug,
    request,
    url,
    pathOf: ({ type, slug }) => (type === 'email_type' ? emailTypePath(slug) : categoryPagePath(slug)),
    elsewhere({ redirectTo }) {
      if (!redirectTo) return null
      return isSeasonal ? href('/seasonal/:slug', { slug: redirectTo }) : categoryPagePath(redirectTo)
    },
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  categoryMeta(matches, loaderData, (name, half) => ({ parent: parentOf(half), here: name }))

export default function Category({ loaderData }: Route.ComponentProps) {
  const { page, name } = loaderData
  const next = page?.next
  return (
    <CategoryPage
      loaded={loaderData}
      parent={parentOf(page?.half ?? null)}
      stamp={name && next && <OccasionStamp occasion={{ name, slug: page.slug }} days={next.days} />}
      fact={next && <time dateTime={next.date}>{fullDate(next.date)}</time>}
      failedMessage={categoryCopy.category.failed}
    />
  )
}

function parentOf(half: string | null): Crumb {
  const { all, seasonal, industries, businessTypes } = categoryCopy.category
  if (half === 'holiday' || half === 'event') return { name: seasonal, path: href('/seasonal') }
  const name = half === 'industry' ? industries : half === 'business_type' ? businessTypes : all
  return { name, path: href('/browse') }
}
