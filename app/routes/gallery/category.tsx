import { href, Link } from 'react-router'
import { categoryCopy } from '#app/gallery/categories/copy.ts'
import { categoryPagePath, emailTypePath } from '#app/gallery/categories/components/category-path.ts'
import { OccasionStamp } from '#app/gallery/categories/components/occasion-stamp.tsx'
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
  categoryMeta(matches, loaderData, (name, half) => {
    return { parent: { name: parentName(half), path: parentPath(half) }, here: name }
  })

export default function Category({ loaderData }: Route.ComponentProps) {
  const { page, name } = loaderData
  const next = page?.next
  return (
    <CategoryPage
      loaded={loaderData}
      parent={
        <Link to={parentPath(page?.half ?? null)}>
          {page ? parentName(page.half) : categoryCopy.category.all}
        </Link>
      }
      stamp={name && next && <OccasionStamp occasion={{ name, slug: page.slug }} days={next.days} />}
      fact={next && <time dateTime={next.date}>{fullDate(next.date)}</time>}
      failedMessage={categoryCopy.category.failed}
    />
  )
}

function parentPath(half: string | null): string {
  return half === 'holiday' || half === 'event' ? href('/seasonal') : href('/browse')
}

function parentName(half: string | null): string {
  if (half === 'industry') return categoryCopy.category.industries
  if (half === 'business_type') return categoryCopy.category.businessTypes
  return half ? categoryCopy.category.seasonal : categoryCopy.category.all
}
