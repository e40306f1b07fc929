/** What stands in a page's place while the database is away. It needs nothing: no data, no scripts, no other file. */
import { createHash } from 'node:crypto'
import { CANVAS } from '#app/lib/canvas.ts'
import { site } from '#app/site-config.ts'

/** When it makes sense to come back, in seconds. */
const RETRY_AFTER = 5

const STYLE = `:root{color-scheme:light dark;--paper:${CANVAS.light};--ink:#1d1b18;--soft:#6b665e}
@media (prefers-color-scheme:dark){:root{--paper:${CANVAS.dark};--ink:#f3f0ea;--soft:#a59f95}}
body{margin:0;display:grid;min-height:100dvh;place-content:center;padding:24px;background:var(--paper);color:var(--ink);font:17px/1.5 system-ui,sans-serif}
main{max-width:30em}h1{margin:0 0 .4em;font-size:2rem;line-height:1.15;letter-spacing:-.02em}p{margin:0 0 1.4em;color:var(--soft)}
a{color:inherit;text-underline-offset:3px}`

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`

export function awayPage({ method }: { method: string }): Response {
  const isRead = method === 'GET' || method === 'HEAD'
  // Of a write nobody knows here how far it came.
  const advice = isRead
    ? '<a href="">Try again</a>'
    : 'What you sent has not been confirmed. Please go back and send it again in a moment.'
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Back in a moment – ${escaped(site.name)}</title><style>${STYLE}</style></head><body><main><h1>Back in a moment</h1><p>The gallery cannot reach its shelves right now. Nothing is lost, and it comes back by itself.</p><p>${advice}</p></main></body></html>`
  return new Response(method === 'HEAD' ? null : html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_AFTER),
    },
  })
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
