import { Suspense } from 'react'
import { matchPath, useLocation, useNavigation } from 'react-router'
import { lazyModule } from '#app/ui/lazy-component.ts'

const skeleton = lazyModule(() =>
  import('./list-page-skeleton.tsx').catch(() => ({ ListPageSkeleton: () => null })),
)

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
      <LazySkeleton />
    </Suspense>
  )
}

function LazySkeleton() {
  const { ListPageSkeleton } = skeleton.useModule()
  return <ListPageSkeleton />
}
