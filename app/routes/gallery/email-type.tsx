import { href, Link } from 'react-router'
import { categoryPagePath, emailTypePath } from '#app/features/categories/components/category-path.ts'
import { copy } from '#app/features/gallery/copy.ts'
import { loadShelfPage } from './shelf-page.server.ts'
import { shelfMeta, ShelfPage } from './shelf-page.tsx'
import type { Route } from './+types/email-type.ts'

export { revalidatesList as shouldRevalidate } from '#app/features/gallery/list-address.ts'

export function loader({ params: { tagSlug: slug }, request, url }: Route.LoaderArgs) {
  return loadShelfPage({
    slug,
    request,
    url,
    pathOf: emailTypePath,
    elsewhere({ category, redirectTo }) {
      if (category.type !== 'email_type') return categoryPagePath(category.slug)
      return redirectTo ? emailTypePath(redirectTo) : null
    },
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => shelfMeta(loaderData)

export default function EmailType({ loaderData }: Route.ComponentProps) {
  const { page, name } = loaderData
  return (
    <ShelfPage
      loaded={loaderData}
      parent={<Link to={href('/email-types')}>{copy.emailType.breadcrumb}</Link>}
      here={name ? copy.emailType.emailsOf(name) : undefined}
      failedMessage={copy.emailType.failed}
      cameFrom={name && page ? { name, slug: page.slug } : undefined}
    />
  )
}
