import { Suspense } from 'react'
import { matchPath, useLocation, useNavigation } from 'react-router'
import { lazyComponent } from '#app/platform/ui/lazy-component.tsx'

const Skeleton = lazyComponent(async () => (await import('./email-page-skeleton.tsx')).EmailPageSkeleton)

/** While an email page loads, its skeleton covers the page being left, which keeps its scroll position. */
export function EmailLoading() {
  const { pathname } = useLocation()
  const coming = useNavigation().location?.pathname
  if (!coming || coming === pathname || !matchPath('/brand/:brandSlug/email/:emailSlug', coming)) return null
  return (
    <Suspense>
      <Skeleton />
    </Suspense>
  )
}
