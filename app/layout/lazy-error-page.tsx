import { Suspense } from 'react'
import { useServerRendered } from '#app/platform/ui/use-hydrated.ts'
import type { ErrorPageProps } from './error-page.tsx'
import { lazyComponent } from '#app/platform/ui/lazy-component.tsx'
import { layoutCopy } from './copy.ts'

const ErrorPage = lazyComponent(async () => (await import('./error-page.tsx')).ErrorPage)

export function LazyErrorPage({ requestId, ...rest }: ErrorPageProps) {
  // Later errors come from other requests, whose ids the browser does not know.
  const onArrival = useServerRendered()
  const shown = (
    <ErrorPage {...rest} requestId={onArrival ? requestId : undefined} instead={<Unreachable />} />
  )
  // What the server rendered is complete; inside a Suspense boundary it would need scripts to show.
  return onArrival ? shown : <Suspense>{shown}</Suspense>
}

/** The error page could not be loaded: offline, or a new version was deployed. */
function Unreachable() {
  return (
    <div className="wrap py-16">
      <h1 className="type-head">{layoutCopy.unreachable}</h1>
      <button
        type="button"
        onClick={() => location.reload()}
        className="mt-3 type-ui text-accent underline underline-offset-3"
      >
        {layoutCopy.tryAgain}
      </button>
    </div>
  )
}
