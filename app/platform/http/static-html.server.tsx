import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { StaticHtml } from '#app/platform/ui/static-html.tsx'
import { isClientNavigation } from './streaming.server.ts'

/** Renders a part of a page for `StaticPart`. Documents have it in their HTML: the router does not send it again. */
export function staticHtml(request: Request, part: ReactNode): StaticHtml {
  const html = renderToStaticMarkup(part, { identifierPrefix: 'part-' })
  // The router sends only enumerable properties.
  return Object.defineProperty({}, 'html', { value: html, enumerable: isClientNavigation(request) })
}
