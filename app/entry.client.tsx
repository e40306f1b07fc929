import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { patiently } from './lib/patient-fetch.ts'
import { applySiteSettings, SITE_ELEMENT } from './site-config.ts'

applySiteSettings(JSON.parse(document.getElementById(SITE_ELEMENT)?.textContent ?? '{}'))

window.fetch = patiently(window.fetch.bind(window))

// The router skips a transition when the next page comes sooner, and nobody hears the promise that fails by it.
addEventListener('unhandledrejection', (event) => {
  const { name, message } = (event.reason ?? {}) as Partial<Error>
  if (name === 'AbortError' && message?.startsWith('Transition was skipped')) event.preventDefault()
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
