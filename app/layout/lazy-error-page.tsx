import { type ReactNode, Suspense, useState } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { lazyModule } from '#app/ui/lazy-module.ts'

const errorPages = lazyModule(() => import('./error-page.tsx').catch(() => null))

type ErrorPageProps = { notFound: boolean; requestId?: string }

/** What stands in a page's place when it cannot be shown. Few visits meet it, so it comes on its own. */
export function LazyErrorPage({ notFound, requestId }: ErrorPageProps) {
  // Later errors come from requests of their own, whose id the browser never learns.
  const [onArrival] = useState(!useHydrated())
  const shown = <ErrorPage notFound={notFound} requestId={onArrival ? requestId : undefined} />
  // What the server drew is whole; a boundary around it would need scripts to be seen.
  return onArrival ? shown : <Suspense>{shown}</Suspense>
}

function ErrorPage({ notFound, requestId }: ErrorPageProps): ReactNode {
  const pages = errorPages.useModule()
  if (!pages) return <Unreachable />
  return notFound ? <pages.NotFoundPage /> : <pages.BrokenPage requestId={requestId} />
}

/** Not even the error page has come: the line is broken, or a new version has taken this one's place. */
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
