import { href } from 'react-router'
import { categoryCopy } from '#app/gallery/categories/copy.ts'
import { categoryPagePath, emailTypePath } from '#app/gallery/categories/components/category-path.ts'
import { loadCategoryPage } from './category-page.server.ts'
import { categoryMeta, CategoryPage } from './category-page.tsx'
import type { Route } from './+types/email-type.ts'

export { shouldRevalidateList as shouldRevalidate } from '#app/gallery/lists/list-url.ts'

const PARENT = { name: categoryCopy.emailType.breadcrumb, path: href('/email-types') }

export function loader({ params: { tagSlug: slug }, request, url }: Route.LoaderArgs) {
  return loadCategoryPage({
    slug,
    request,
    url,
    pathOf: ({ slug }) => emailTypePath(slug),
    elsewhere({ category, redirectTo }) {
      if (category.type !== 'email_type') return categoryPagePath(category.slug)
      return redirectTo ? emailTypePath(redirectTo) : null
    },
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  categoryMeta(matches, loaderData, (name) => {
    return { parent: PARENT, here: categoryCopy.emailType.emailsOf(name) }
  })

export default function EmailType({ loaderData }: Route.ComponentProps) {
  const { page, name } = loaderData
  return (
    <CategoryPage
      loaded={loaderData}
      parent={PARENT}
      here={name ? categoryCopy.emailType.emailsOf(name) : undefined}
      failedMessage={categoryCopy.emailType.failed}
      emailType={name && page ? { name, slug: page.slug } : undefined}
    />
  )
}
