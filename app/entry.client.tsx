import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { fetchWithRetry } from './platform/lib/fetch-with-retry.ts'
import { site, SITE_ELEMENT } from './platform/lib/site-config.ts'

// Before the first render.
Object.assign(site, JSON.parse(document.getElementById(SITE_ELEMENT)?.textContent ?? '{}'))

window.fetch = fetchWithRetry(window.fetch.bind(window))

// Leaving a page aborts the router's transition and its pending responses; the promises that reject because of it have
// no listener.
addEventListener('unhandledrejection', (event) => {
  if ((event.reason as Partial<Error> | null)?.name === 'AbortError') event.preventDefault()
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
