import { Suspense } from 'react'
import { matchPath, useLocation, useNavigation } from 'react-router'
import { onDemand } from '#app/ui/lazy-module.ts'

const skeleton = onDemand(() =>
  import('./email-page-skeleton.tsx').catch(() => ({ EmailPageSkeleton: () => null })),
)

/** While the page of an email is on its way it lies over the page that is left, which so stays where it was scrolled. */
export function EmailOnItsWay() {
  const { pathname } = useLocation()
  const coming = useNavigation().location?.pathname
  if (!coming || coming === pathname || !matchPath('/brand/:brandSlug/email/:emailSlug', coming)) return null
  return (
    <Suspense>
      <LateSkeleton />
    </Suspense>
  )
}

function LateSkeleton() {
  const { EmailPageSkeleton } = skeleton.useModule()
  return <EmailPageSkeleton />
}
