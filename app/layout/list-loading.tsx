import { Suspense } from 'react'
import { matchPath, useLocation, useNavigation } from 'react-router'
import { lazyComponent } from '#app/platform/ui/lazy-component.tsx'

const Skeleton = lazyComponent(async () => (await import('./list-page-skeleton.tsx')).ListPageSkeleton)

/** The pages that show a grid of emails under a title. */
const LIST_PAGES = [
  '/browse',
  '/brand/:brandSlug',
  '/category/:slug',
  '/email-type/:tagSlug',
  '/seasonal/:slug',
]

/** While a list page loads, its skeleton covers the page being left, which keeps its scroll position. */
export function ListLoading() {
  const { pathname } = useLocation()
  const coming = useNavigation().location?.pathname
  if (!coming || coming === pathname || !LIST_PAGES.some((page) => matchPath(page, coming))) return null
  return (
    <Suspense>
      <Skeleton />
    </Suspense>
  )
}
