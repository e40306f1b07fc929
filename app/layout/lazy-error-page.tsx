import { type ReactNode, Suspense, useState } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { lazyModule } from '#app/ui/lazy-component.ts'

const errorPages = lazyModule(() => import('./error-page.tsx').catch(() => null))

type ErrorPageProps = {
  notFound: boolean
  /** Why a form was not read. */
  limited?: string
  requestId?: string
}

/** The lazy-loaded error page: few visits see it. */
export function LazyErrorPage({ requestId, ...rest }: ErrorPageProps) {
  // Later errors come from other requests, whose ids the browser does not know.
  const [onArrival] = useState(!useHydrated())
  const shown = <ErrorPage {...rest} requestId={onArrival ? requestId : undefined} />
  // What the server rendered is complete; inside a Suspense boundary it would need scripts to show.
  return onArrival ? shown : <Suspense>{shown}</Suspense>
}

function ErrorPage({ notFound, limited, requestId }: ErrorPageProps): ReactNode {
  const pages = errorPages.useModule()
  if (!pages) return <Unreachable />
  if (limited) return <pages.LimitedPage text={limited} />
  return notFound ? <pages.NotFoundPage /> : <pages.BrokenPage requestId={requestId} />
}

/** The error page could not be loaded: offline, or a new version was deployed. */
function Unreachable() {
  return (
    <div className="wrap py-16">
      <h1 className="type-head">The gallery is not responding</h1>
      <button
        type="button"
        onClick={() => location.reload()}
        className="mt-3 type-ui text-accent underline underline-offset-3"
      >
        Try again
      </button>
    </div>
  )
}
