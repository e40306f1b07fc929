import { Suspense } from 'react'
import { matchPath, useLocation, useNavigation } from 'react-router'
import { lazyModule } from '#app/ui/lazy-component.ts'

const skeleton = lazyModule(() =>
  import('./email-page-skeleton.tsx').catch(() => ({ EmailPageSkeleton: () => null })),
)

/** While an email page loads, its skeleton covers the page being left, which keeps its scroll position. */
export function EmailLoading() {
  const { pathname } = useLocation()
  const coming = useNavigation().location?.pathname
  if (!coming || coming === pathname || !matchPath('/brand/:brandSlug/email/:emailSlug', coming)) return null
  return (
    <Suspense>
      <LazySkeleton />
    </Suspense>
  )
}

function LazySkeleton() {
  const { EmailPageSkeleton } = skeleton.useModule()
  return <EmailPageSkeleton />
}
