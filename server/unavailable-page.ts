/** Pages without data, scripts or other files: while the database is unavailable, and for a network over a limit. */
import { createHash } from 'node:crypto'
import { CANVAS } from '#app/platform/lib/canvas.ts'
import { escapeHtml } from '#app/platform/lib/escape-html.ts'
import { site } from '#app/platform/lib/site-config.ts'

/** When to ask an unavailable database again, in seconds. */
const RETRY_AFTER = 5
const TRY_AGAIN = '<a href="">Try again</a>'

/** The design of the other pages without their stylesheet and fonts. */
const STYLE = `:root{color-scheme:light dark;--ground:${CANVAS.light};--ink:#191814;--soft:#625e53;--red:#c8321f;--blue:#1f3fbf}
@media (prefers-color-scheme:dark){:root{--ground:${CANVAS.dark};--ink:#f2efe6;--soft:#aba595;--red:#e0563f;--blue:#6e88f0}}
body{box-sizing:border-box;margin:0;display:grid;min-height:100dvh;place-content:center;padding:24px;background:var(--ground);color:var(--ink);font:17px/1.5 system-ui,sans-serif}
body::before{content:"";position:fixed;inset:0 0 auto;height:6px;background:repeating-linear-gradient(-45deg,var(--red) 0 14px,#0000 14px 28px,var(--blue) 28px 42px,#0000 42px 56px)}
main{max-width:30em}h1{margin:0 0 .35em;font:400 2.5rem/1.1 Georgia,serif;letter-spacing:-.03em;text-wrap:balance}p{margin:0 0 1.4em;color:var(--soft)}
.name{margin:0 0 2.5em;color:var(--ink);font-weight:600}a{color:var(--ink);text-underline-offset:3px}`

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`

export function unavailablePage({ method }: { method: string }): Response {
  const isRead = method === 'GET' || method === 'HEAD'
  // It is unknown whether a write was carried out.
  const advice = isRead
    ? TRY_AGAIN
    : 'What you sent has not been confirmed. Please go back and send it again in a moment.'
  const text = 'The gallery cannot reach its shelves right now. Nothing is lost, and it comes back by itself.'
  return barePage(method, 503, RETRY_AFTER, { title: 'Back in a moment', text, advice })
}

/** The page for a network over a limit. React's would cost as much as what was asked for. */
export function limitedPage({ method }: { method: string }, text: string, retryAfter: number): Response {
  return barePage(method, 429, retryAfter, { title: 'Too Many Requests', text, advice: TRY_AGAIN })
}

function barePage(
  method: string,
  status: number,
  retryAfter: number,
  { title, text, advice }: { title: string; text: string; advice: string },
): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} – ${escapeHtml(site.name)}</title><style>${STYLE}</style></head><body><main><p class="name">${escapeHtml(site.name)}</p><h1>${title}</h1><p>${text}</p><p>${advice}</p></main></body></html>`
  return new Response(method === 'HEAD' ? null : html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-store',
      'Retry-After': String(retryAfter),
    },
  })
}
