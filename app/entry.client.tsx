import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { patiently } from './lib/patient-fetch.ts'
import { applySiteSettings, SITE_ELEMENT } from './site-config.ts'

applySiteSettings(JSON.parse(document.getElementById(SITE_ELEMENT)?.textContent ?? '{}'))

window.fetch = patiently(window.fetch.bind(window))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
