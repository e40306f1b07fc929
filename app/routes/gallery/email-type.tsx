import { href, Link } from 'react-router'
import { categoryPagePath, emailTypePath } from '#app/features/categories/components/category-path.ts'
import { listCopy } from '#app/features/gallery/lists/copy.ts'
import { loadShelfPage } from './shelf-page.server.ts'
import { shelfMeta, ShelfPage } from './shelf-page.tsx'
import type { Route } from './+types/email-type.ts'

export { shouldRevalidateList as shouldRevalidate } from '#app/features/gallery/lists/list-url.ts'

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

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  shelfMeta(matches, loaderData, (name) => {
    const parent = { name: listCopy.emailType.breadcrumb, path: href('/email-types') }
    return { parent, here: listCopy.emailType.emailsOf(name) }
  })

export default function EmailType({ loaderData }: Route.ComponentProps) {
  const { page, name } = loaderData
  return (
    <ShelfPage
      loaded={loaderData}
      parent={<Link to={href('/email-types')}>{listCopy.emailType.breadcrumb}</Link>}
      here={name ? listCopy.emailType.emailsOf(name) : undefined}
      failedMessage={listCopy.emailType.failed}
      emailType={name && page ? { name, slug: page.slug } : undefined}
    />
  )
}
