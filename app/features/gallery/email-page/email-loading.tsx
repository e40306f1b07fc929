import { Suspense } from 'react'
import { matchPath, useLocation, useNavigation } from 'react-router'
import { lazyModule } from '#app/ui/lazy-module.ts'

const skeleton = lazyModule(() =>
  import('./email-page-skeleton.tsx').catch(() => ({ EmailPageSkeleton: () => null })),
)

/** While the page of an email is on its way it lies over the page that is left, which so stays where it was scrolled. */
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
