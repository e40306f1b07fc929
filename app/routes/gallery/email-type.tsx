import { href, Link } from 'react-router'
import { categoryPagePath, emailTypePath } from '#app/features/categories/components/category-path.ts'
import { shelfCopy } from '#app/features/gallery/lists/shelf-copy.ts'
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
    const parent = { name: shelfCopy.emailType.breadcrumb, path: href('/email-types') }
    return { parent, here: shelfCopy.emailType.emailsOf(name) }
  })

export default function EmailType({ loaderData }: Route.ComponentProps) {
  const { page, name } = loaderData
  return (
    <ShelfPage
      loaded={loaderData}
      parent={<Link to={href('/email-types')}>{shelfCopy.emailType.breadcrumb}</Link>}
      here={name ? shelfCopy.emailType.emailsOf(name) : undefined}
      failedMessage={shelfCopy.emailType.failed}
      emailType={name && page ? { name, slug: page.slug } : undefined}
    />
  )
}
